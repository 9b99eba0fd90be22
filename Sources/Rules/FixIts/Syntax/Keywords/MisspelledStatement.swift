internal import Syntax
internal import Diagnostics

/// A misspelled word at the start of a statement: `veiw a`.
enum MisspelledStatement: SyntaxRule {
    static let id: RuleID = "misspelled-statement"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .missingSeparator = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        return context.misspelled(from: context.start)
    }
}
