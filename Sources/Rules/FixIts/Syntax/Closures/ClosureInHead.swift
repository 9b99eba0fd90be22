/// A closure in the head of a statement: `if xs.contains { … } {`.
enum ClosureInHead: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .closureInHead, let closing = context.closers[context.index] else { return nil }
        let closure = context.source.text(in: context.current.span.joined(with: context.tokens[closing].span))
        return error.edited(Span(context.previous.span.upper, context.tokens[closing].span.upper), "(\(closure))")
    }
}
