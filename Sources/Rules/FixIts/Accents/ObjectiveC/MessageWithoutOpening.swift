internal import AccentSyntax

/// A message without its `[`: `view addSubview:other];`.
enum MessageWithoutOpening: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.punctuation(.semicolon), _) = error.problem else { return nil }
        let (index, tokens) = (context.index, context.tokens)
        guard context.current.kind == .identifier, !context.current.startsLine,
            [.colon, .rightBracket].contains(context.token(ahead: 1).kind)
        else { return nil }
        var closing = index
        while closing < tokens.count, tokens[closing].kind != .rightBracket {
            switch tokens[closing].kind {
            case .semicolon, .rightBrace, .rightParen, .end: return nil
            case .leftBracket, .leftParen, .leftBrace: closing = context.end(ofBracketAt: closing)
            default: closing += 1
            }
        }
        guard closing < tokens.count else { return nil }
        var first = index - 1
        if tokens[first].kind == .rightBracket {
            // `[UIView alloc] init];`
            guard let opening = context.brackets.opening(before: first) else { return nil }
            first = opening
        }
        while first > 0, tokens[first - 1].kind == .dot || tokens[first].kind == .dot { first -= 1 }
        return SyntaxError(.unexpectedClosing("]"), tokens[closing].span).edited(tokens[first].span.atStart, "[")
    }
}
