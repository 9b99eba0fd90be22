package import Vocabulary

/// What the grammar expects at a place.
package enum Expectation: Hashable, ExpressibleByStringInterpolation {
    case statement, value, condition, dimension, onePosition, member, attribute, parameter, file
    case name, nameOfView, nameOfFunction, nameOfElement, kindOfView, parent
    case nameOf(Named)
    case message, type, index, newLine, labelOfLoop
    case punctuation(Token.Kind)
    case word(ReservedWord)
    /// A word that an accent reserves.
    case keyword(String)
    case either(String, String)
    /// A comma, or the closing bracket.
    case commaOr(Token.Kind)
    case phrase(String)

    /// What a name in an accent's source is the name of.
    package enum Named: String {
        case element, function, `class`, superclass, method, property, constant, variable, type, `case`
    }

    package init(stringLiteral value: String) { self = .phrase(value) }

    /// Whether a name is expected.
    package var isName: Bool {
        switch self {
        case .name, .nameOfView, .nameOfFunction, .nameOfElement, .nameOf: true
        default: false
        }
    }
}

/// What the parser found instead of what it expected.
package enum Found: Hashable, ExpressibleByStringInterpolation {
    case end, endOfLine, string
    /// The end of an interpolation.
    case endOfInterpolation
    case emptyParentheses
    case several
    /// One or more tokens, as written.
    case text(String)
    case phrase(String)

    package init(stringLiteral value: String) { self = .phrase(value) }
}
