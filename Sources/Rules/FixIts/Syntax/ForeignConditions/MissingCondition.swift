/// An `else if` without a condition: `else if { … }`.
enum MissingCondition: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingCondition = error.problem else { return nil }
        guard context.index > 1, context.isReservedWord(.if, at: context.index - 1),
            context.isReservedWord(.else, at: context.index - 2)
        else { return nil }
        return error.edited(Span(context.previous.span.lower, context.current.span.lower), "")
    }
}
