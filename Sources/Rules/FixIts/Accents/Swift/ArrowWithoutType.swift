/// An arrow without a type after it: `func f() -> {`.
enum ArrowWithoutType: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .swiftProblem(.arrowWithoutType), .expected(.type, _): break
        default: return nil
        }
        guard context.previous.kind == .arrow, context.index > 1,
            !error.problem.isExpected(.type) || context.current.kind == .leftBrace
        else { return nil }
        return error.edited(Span(context.tokens[context.index - 2].span.upper, context.previous.span.upper), "")
    }
}
