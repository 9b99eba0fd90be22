/// A reserved word as a name: `view for`.
enum ReservedName: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem, context.statementWord(at: context.start) != nil,
            context.index == context.start + 1,
            let word = context.reservedWord(at: context.index), word != .in, !word.isValue
        else { return nil }
        return SyntaxError(.reservedWord(word.rawValue), context.current.span)
    }
}
