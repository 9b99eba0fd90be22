/// A value that is unwrapped with `!`: `a.superview!`.
enum ForceUnwrap: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.otherLanguage, "there are no optionals: remove the `!`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem != .alreadyReported, context.isPassedOver, context.current.kind == .not,
            context.current.isAdjacent,
            context.endsValue(context.previous)
        else { return nil }
        return SyntaxError(problem, context.current.span, replacement: (context.current.span, ""))
    }
}
