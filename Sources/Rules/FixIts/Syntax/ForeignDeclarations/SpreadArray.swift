internal import Syntax
internal import Diagnostics

/// An array that `...` spreads: `print(...xs)`.
enum SpreadArray: SyntaxRule {
    static let id: RuleID = "spread-array"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .expected(.value, _) = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let next = context.token(ahead: 1)
        guard context.current.kind == .closedRange, !context.endsValue(context.previous), context.startsValue(next),
            next.kind != .number
        else { return nil }
        return SyntaxError(.spread, context.current.span)
    }
}
