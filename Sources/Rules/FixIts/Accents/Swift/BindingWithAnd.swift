/// A binding and a condition joined with `&&`: `if let a = b && c`.
enum BindingWithAnd: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .swiftProblem(.bindingWithAnd) = error.problem else { return nil }
        let position = context.outline.position(at: error.span.lower)
        guard position > 0 else { return nil }
        return error.edited(Span(context.tokens[position - 1].span.upper, error.span.upper), ",")
    }
}
