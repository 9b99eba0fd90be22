/// A function that starts with `func`.
enum FuncKeyword: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.punctuation(.semicolon), _) = error.problem, context.index > 0,
            context.isReservedWord(.func, at: context.index - 1)
        else { return nil }
        let word = ForeignWord(
            text: context.text(of: context.previous), role: .statement,
            advice: "write a function as void name(void) { … }, a method as - (void)name { … }")
        return SyntaxError(.foreignWord(word), context.previous.span)
    }
}
