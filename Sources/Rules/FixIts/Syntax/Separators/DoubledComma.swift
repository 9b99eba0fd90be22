internal import Syntax
internal import Diagnostics

/// Two commas in a row: `print(1,, 2)`.
enum DoubledComma: SyntaxRule {
    static let id: RuleID = "doubled-comma"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .expected(.value, _) = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard context.current.kind == .comma, context.previous.kind == .comma else { return nil }
        return SyntaxError(error.problem, context.current.span, replacement: (context.current.span, ""))
    }
}
