/// A parent that is not named: `view a in`.
enum MissingParent: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.parent, _) = error.problem else { return nil }
        let place = Span(context.tokens[context.index - 2].span.upper, context.previous.span.upper)
        return SyntaxError(error.problem, context.previous.span.atEnd, replacement: (place, ""))
    }
}
