/// A variable without a value: `var x`.
enum VariableWithoutValue: SyntaxRule {
    static func problem(_ word: String) -> SyntaxProblem {
        .explained(
            .unexpected, "`\(word)` needs a value: write `=` and the value", help: "without a value yet, use nil")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected = error.problem, context.isPassedOver, context.isAtEnd || context.isVariableAlone,
            context.declaresVariable(at: context.start),
            context.index == context.start + 2, let word = context.reservedWord(at: context.start)
        else { return nil }
        return SyntaxError(
            problem(word.rawValue), error.span, replacement: context.withoutValues(from: context.start))
    }
}
