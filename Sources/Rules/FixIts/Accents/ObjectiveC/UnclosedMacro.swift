internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// A parenthesis that a macro leaves open at the end of its line.
enum UnclosedMacro: SyntaxRule {
    static let id: RuleID = "unclosed-macro"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .unclosed(_, .endOfLine) = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let related = error.related, case .expected(let closing) = related.note else { return nil }
        return error.edited(related.span, closing)
    }
}
