internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// Text in single quotes: `@'x'`.
enum SingleQuotes: SyntaxRule {
    static let id: RuleID = "single-quotes"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .quotes(.single) = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard context.current.kind == .character else { return nil }
        return error.edited(error.span, "\"\(context.source.text(in: error.span).dropFirst().dropLast())\"")
    }
}
