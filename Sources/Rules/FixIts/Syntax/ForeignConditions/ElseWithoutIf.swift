/// An `else` without an `if`: `{ print(1) } else { print(2) }`.
enum ElseWithoutIf: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        guard context.isReserved(.else), context.previous.kind == .rightBrace else { return nil }
        let place = Span(context.tokens[context.start].span.lower, context.tokens[context.start].span.lower)
        let lacksWord = context.reservedWord(at: context.start) == nil
        return SyntaxError(
            .elseWithoutIf, context.current.span, replacement: lacksWord ? (place, "\(ReservedWord.if.rawValue) ") : nil
        )
    }
}
