internal import Masonry

/// What kind of value is expected where another one was found.
package enum ExpectedValue {
    case number, string, bool, view, views, closure, axis, direction, attributeName
    case size, point, insets, rectangle
    /// A relation's: a number, a view, an attribute.
    case related
    case other(String)

    /// With its article, as messages name it.
    package var phrase: String {
        switch self {
        case .number: "a number"
        case .string: "a string"
        case .bool: "a bool"
        case .view: "a view"
        case .views: "views"
        case .closure: "a closure"
        case .axis: "horizontal or vertical"
        case .direction: "ltr or rtl"
        case .attributeName: "the name of an attribute"
        case .size: "a size"
        case .point: "a point"
        case .insets: "insets"
        case .rectangle: "a rectangle"
        case .related: "a number or a view"
        case .other(let phrase): phrase
        }
    }

    /// How many numbers it is made of, where it is a structure of them.
    package var numberCount: Int? {
        switch self {
        case .size, .point: 2
        case .insets, .rectangle: 4
        default: nil
        }
    }
}

extension ExpectedValue: ExpressibleByStringLiteral {
    package init(stringLiteral phrase: String) { self = .other(phrase) }
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
