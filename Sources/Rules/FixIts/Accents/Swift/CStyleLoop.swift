/// A loop as C writes it: `for (i = 0; i < 3; i++)`.
enum CStyleLoop: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.punctuation(.rightParen), _) = error.problem, context.current.kind == .assign,
            context.index > 2, context.isReservedWord(.for, at: context.index - 3)
        else { return nil }
        return SyntaxError(LoopHead.problem, context.tokens[context.index - 2].span)
    }
}
