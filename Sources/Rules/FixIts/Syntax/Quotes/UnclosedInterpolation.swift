/// An interpolated value without its `)`: `"\(a"`.
enum UnclosedInterpolation: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .unterminatedInterpolation, error.place != nil, context.endsValue(context.previous)
        else { return nil }
        return error.with((context.previous.span.atEnd, ")"))
    }
}
