/// A list as Python makes it: `[x * 2 for x in xs if x > 1]`.
enum ListComprehension: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(
            .otherLanguage, "list comprehensions are not supported",
            help: "use map or filter: xs.map { x in … }, xs.filter { x in … }")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected = error.problem, context.isReserved(.for), context.opening == .leftBracket,
            !context.isAtEnd
        else { return nil }
        return SyntaxError(problem, context.current.span)
    }
}
