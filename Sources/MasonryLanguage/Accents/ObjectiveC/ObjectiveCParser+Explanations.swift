// Which mistake a token that does not fit is likely to be.
extension ObjectiveCParser {
    /// The error in its writer's terms; the same where nothing more is known.
    func explained(_ error: SyntaxError) -> SyntaxError {
        guard case .expected(let expected, _) = error.problem else { return error }
        switch expected {
        case "`]`": return messageWithoutColon ?? error
        case "`(`": return conditionWithoutParentheses ?? error
        case "a message's name": return arrayWithoutSign ?? messageWithoutReceiver ?? error
        case "`;`": return otherLanguage ?? missingDot ?? messageWithoutOpening ?? error
        case "`@end`":
            let place = previous.span.atEnd
            return SyntaxError(error.problem, error.span, replacement: (place, "\n@end"))
        default: return error
        }
    }

    private func startsValue(_ token: Token) -> Bool {
        [.identifier, .number, .at, .leftBracket, .caret].contains(token.kind) && !token.startsLine
    }

    /// `if view.hidden {`
    private var conditionWithoutParentheses: SyntaxError? {
        guard isReserved(.if, ahead: -1) || isReserved(.while, ahead: -1), !current.startsLine,
            let brace = tokens[index...].firstIndex(where: { $0.kind == .leftBrace || $0.startsLine || $0.kind == .end }
            ),
            tokens[brace].kind == .leftBrace, brace > index
        else { return nil }
        let condition = current.span.joined(with: tokens[brace - 1].span)
        return SyntaxError(
            .conditionWithoutParentheses, condition, replacement: (condition, "(\(source.text(in: condition)))"))
    }

    /// `[view addSubview other]`
    private var messageWithoutColon: SyntaxError? {
        guard startsValue(current), previous.kind == .identifier, let opening = innermostOpening,
            tokens[opening].kind == .leftBracket, index > opening + 2
        else { return nil }
        return SyntaxError(
            .missingColon(source.text(in: previous.span)), current.span,
            replacement: (Span(previous.span.upper, current.span.lower), ":"))
    }

    /// `view addSubview:other];`
    private var messageWithoutOpening: SyntaxError? {
        guard current.kind == .identifier, !current.startsLine, [.colon, .rightBracket].contains(token(ahead: 1).kind)
        else { return nil }
        var closing = index
        while closing < tokens.count, tokens[closing].kind != .rightBracket {
            switch tokens[closing].kind {
            case .semicolon, .rightBrace, .rightParen, .end: return nil
            case .leftBracket, .leftParen, .leftBrace: closing = end(ofBracketAt: closing)
            default: closing += 1
            }
        }
        guard closing < tokens.count else { return nil }
        var first = index - 1
        while first > 0, tokens[first - 1].kind == .dot || tokens[first].kind == .dot { first -= 1 }
        let start = tokens[first].span.lower
        return SyntaxError(.unexpectedClosing("]"), tokens[closing].span, replacement: (Span(start, start), "["))
    }

    /// `[a, b]`
    private var arrayWithoutSign: SyntaxError? {
        guard current.kind == .comma || current.kind == .rightBracket, let opening = innermostOpening,
            tokens[opening].kind == .leftBracket
        else { return nil }
        let bracket = tokens[opening].span
        return SyntaxError(.arrayWithoutSign, bracket, replacement: (Span(bracket.lower, bracket.lower), "@"))
    }

    /// `[addSubview:other]`
    private var messageWithoutReceiver: SyntaxError? {
        guard current.kind == .colon, previous.kind == .identifier, index > 1, tokens[index - 2].kind == .leftBracket
        else { return nil }
        let name = previous.span
        return SyntaxError(
            .missingReceiver(source.text(in: name)), name, replacement: (Span(name.lower, name.lower), "self "))
    }

    /// `view.snp.makeConstraints { make in` and `func setUp() {`
    private var otherLanguage: SyntaxError? {
        let isClosure =
            current.kind == .leftBrace && token(ahead: 1).kind == .identifier && isReserved(.in, ahead: 2)
        if isClosure { return SyntaxError(.swift, current.span) }
        if previous.kind == .reserved, ReservedWord(previous.name) == .func {
            let word = ForeignWord(
                text: names.text(previous.name), role: .statement,
                advice: "a function is void name(void) { … } here, and a method - (void)name { … }")
            return SyntaxError(.foreignWord(word), previous.span)
        }
        return nil
    }

    /// `make.left equalTo(self.view)`
    private var missingDot: SyntaxError? {
        guard current.kind == .identifier, !current.startsLine, token(ahead: 1).kind == .leftParen,
            previous.kind == .identifier || previous.kind == .rightParen
        else { return nil }
        let name = names.text(current.name)
        guard Spelling.all.contains(where: { $0.text == name }) else { return nil }
        return SyntaxError(
            .missingDot(before: name), current.span, replacement: (Span(previous.span.upper, current.span.lower), "."))
    }
}
