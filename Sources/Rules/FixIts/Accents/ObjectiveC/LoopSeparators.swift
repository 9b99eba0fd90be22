internal import AccentSyntax

/// The head of a loop with the wrong signs: `for (UIView *v : views)`, `for (int i = 0, i < 3, i++)`.
enum LoopSeparators: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.punctuation(.semicolon), _) = error.problem else { return nil }
        let tokens = context.tokens
        guard let opening = context.innermostOpening, opening > 0, tokens[opening].kind == .leftParen,
            context.isReservedWord(.for, at: opening - 1)
        else { return nil }
        if context.current.kind == .colon, context.previous.kind == .identifier {
            return SyntaxError(.expected(.word(.in), found: .text(":")), context.current.span).edited(
                context.current.span, ReservedWord.in.rawValue)
        }
        let end = context.end(ofBracketAt: opening) - 1
        guard tokens[end].kind == .rightParen else { return nil }
        var commas: [Span] = []
        var position = opening + 1
        while position < end {
            if tokens[position].kind == .semicolon { return nil }
            if tokens[position].kind == .comma { commas.append(tokens[position].span) }
            position = context.isOpening(tokens[position]) ? context.end(ofBracketAt: position) : position + 1
        }
        guard commas.count == 2 else { return nil }
        let (lower, upper) = (tokens[opening].span.upper, tokens[end].span.lower)
        let parts = [
            Span(lower, commas[0].lower), Span(commas[0].upper, commas[1].lower), Span(commas[1].upper, upper),
        ]
        return SyntaxError(.expected(.punctuation(.semicolon), found: .text(",")), commas[0]).edited(
            Span(lower, upper), parts.map(context.source.text(in:)).joined(separator: ";"))
    }
}
