internal import Syntax
internal import Diagnostics

/// A misspelled word at the start of a statement: `veiw a`.
enum MisspeltStatement: SyntaxRule {
    static let id: RuleID = "misspelt-statement"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .missingSeparator = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        return context.misspelt(from: context.start)
    }
}
