package import Vocabulary

/// What the grammar wants at a place.
package enum Expectation: Hashable, ExpressibleByStringInterpolation {
    case value, onePosition, member, attribute, parameter, file
    case name, nameOfView, nameOfFunction, nameOfElement, kindOfView, parent
    case nameOf(Named)
    case message, type, index, newLine, labelOfLoop
    case sign(Token.Kind)
    case word(ReservedWord)
    /// A word that an accent reserves.
    case keyword(String)
    case either(String, String)
    /// A comma, or the bracket that closes.
    case commaOr(Token.Kind)
    case phrase(String)

    /// What an accent gives names to.
    package enum Named: String {
        case element, function, `class`, superclass, method, property, constant, variable, type, `case`
    }

    package init(stringLiteral value: String) { self = .phrase(value) }

    /// Whether a name is wanted.
    package var isName: Bool {
        switch self {
        case .name, .nameOfView, .nameOfFunction, .nameOfElement, .nameOf: true
        default: false
        }
    }
}

/// What is there instead of what the grammar wants.
package enum Found: Hashable, ExpressibleByStringInterpolation {
    case end, endOfLine, string
    /// The parentheses of a value in a string are closed.
    case endOfInterpolation
    case emptyParentheses
    case several
    /// A token, or several, as they are written.
    case text(String)
    case phrase(String)

    package init(stringLiteral value: String) { self = .phrase(value) }
}
