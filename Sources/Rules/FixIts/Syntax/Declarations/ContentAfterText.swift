/// A size or another text after the text of a view: `label title "Hi" 40x20`.
enum ContentAfterText: SyntaxRule {
    static func problem(_ word: StatementWord) -> SyntaxProblem {
        .explained(
            .unexpected, "only `in` and a parent can follow the text of \(word.named)",
            help: "write \(word.usage); set a size with constraints")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem, let word = context.statementWord(at: context.start),
            context.showsText(at: context.start)
        else { return nil }
        switch context.current.kind {
        case .string: break
        case .size, .number: if context.index != context.start + 3 { return nil }
        default: return nil
        }
        return SyntaxError(problem(word), context.current.span)
    }
}
