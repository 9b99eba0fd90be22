internal import Syntax
internal import Diagnostics

/// A backslash before a character that needs none: `"50\%"`.
enum UnknownEscape: SyntaxRule {
    static let id: RuleID = "unknown-escape"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .invalidEscape = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        return error.edited(Span(error.span.lower, error.span.lower), "\\")
    }
}
