/// A colon at the end of a statement: `print(1):`.
enum ColonAtEnd: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "a statement can't end with `:`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        let (colon, next) = (context.current, context.token(ahead: 1))
        guard colon.kind == .colon, next.startsLine || next.kind == .end else { return nil }
        return SyntaxError(problem, colon.span, replacement: (colon.span, ""))
    }
}
