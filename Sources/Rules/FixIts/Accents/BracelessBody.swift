/// A body without its `{`, or without both braces.
enum BracelessBody: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .bodyWithoutBraces, .expected(.punctuation(.leftBrace), _): break
        default: return nil
        }
        if error.problem == .bodyWithoutBraces { return error.edited(error.span, " {") }
        let (first, tokens) = (context.current, context.tokens)
        guard context.source.accent == .swift, !first.startsLine,
            first.kind == .identifier || first.kind == .reserved
        else { return nil }
        var last = context.index
        while !tokens[last + 1].startsLine, ![.end, .semicolon, .rightBrace].contains(tokens[last + 1].kind) {
            last += 1
        }
        let statement = first.span.joined(with: tokens[last].span)
        return SyntaxError(.bodyWithoutBraces, first.span).edited(
            statement, "{ \(context.source.text(in: statement)) }")
    }
}
