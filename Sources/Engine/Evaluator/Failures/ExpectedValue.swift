internal import Masonry

/// The expected kind of a value, if another was found.
package enum ExpectedValue: Hashable {
    case number, string, bool, view, views, closure, axis, direction, attributeName
    case size, point, insets, rectangle
    /// The argument of a relation: a number, a view or an attribute.
    case related
    case variable, array, sequence, nothing

    /// The number of components, if it is a structure of numbers.
    package var numberCount: Int? {
        switch self {
        case .size, .point: 2
        case .insets, .rectangle: 4
        default: nil
        }
    }
}

extension Problem {
    /// The expected kind, if the problem is a value of another kind.
    package var expected: ExpectedValue? {
        switch self {
        case .wrongKind(_, let expected, _, _), .argumentKind(_, let expected, _, _): expected
        case .masonry(.unsupportedAttribute(_)), .masonry(.unsupportedConstant(_)): .related
        default: nil
        }
    }
}
