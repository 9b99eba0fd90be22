/// A value that is unwrapped in a condition: `if let v = value {`.
enum OptionalBinding: SyntaxRule {
    static func problem(_ word: String) -> SyntaxProblem {
        .explained(
            .otherLanguage, "`\(word) let` is not supported: any variable can hold nil",
            help: "compare with nil: if v != nil { … }")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected = error.problem, context.isPassedOver, !context.isAtEnd,
            let word = context.reservedWord(at: context.start),
            context.index == context.start + 1, context.declaresVariable(at: context.index)
        else { return nil }
        return SyntaxError(
            problem(word.rawValue), context.tokens[context.start].span.joined(with: context.current.span))
    }
}
