/// An array that `...` spreads: `print(...xs)`.
enum SpreadArray: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "`...` can't spread an array", help: "loop over the array: \(code: .loop)")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.value, _) = error.problem else { return nil }
        let next = context.token(ahead: 1)
        guard context.current.kind == .closedRange, !context.endsValue(context.previous), context.startsValue(next),
            next.kind != .number
        else { return nil }
        return SyntaxError(problem, context.current.span)
    }
}
