/// A closing bracket too many before a body: `if (a)) {`.
enum ExtraClosing: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.punctuation(.leftBrace), _) = error.problem else { return nil }
        let bracket = context.current
        guard !context.isAtEnd, context.openBrackets.isEmpty,
            bracket.kind == .rightParen || bracket.kind == .rightBracket
        else { return nil }
        return SyntaxError(
            .unexpectedClosing(bracket.kind.spelling ?? ""), bracket.span, replacement: (bracket.span, ""))
    }
}
