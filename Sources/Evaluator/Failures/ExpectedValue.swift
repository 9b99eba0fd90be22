internal import Masonry

/// What kind of value is expected where another one was found.
package enum ExpectedValue {
    case number, string, bool, view, views, closure, axis, direction, attributeName
    case size, point, insets, rectangle
    /// A relation's: a number, a view, an attribute.
    case related
    case variable, array, sequence, nothing

    /// How many numbers it is made of, where it is a structure of them.
    package var numberCount: Int? {
        switch self {
        case .size, .point: 2
        case .insets, .rectangle: 4
        default: nil
        }
    }
}

extension Problem {
    /// The kind of value that was expected, where another one is the problem.
    package var expected: ExpectedValue? {
        switch self {
        case .wrongKind(_, let expected, _, _), .argumentKind(_, let expected, _, _): expected
        case .masonry(.unsupportedAttribute(_)), .masonry(.unsupportedConstant(_)): .related
        default: nil
        }
    }
}
