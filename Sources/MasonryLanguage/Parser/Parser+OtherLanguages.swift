// What of a statement is of another language.
extension Parser {
    /// The error of a statement that starts with a word of another language, which is no name that something is done with.
    func foreignStatement(at start: Int) -> SyntaxError? {
        let token = tokens[start]
        guard token.kind == .identifier, index > start,
            let word = ForeignWord.find(text(of: token.name), .statement)
        else { return nil }
        switch tokens[start + 1].kind {
        case .dot, .assign, .plusAssign, .minusAssign, .timesAssign, .divideAssign, .leftBracket, .end: return nil
        default: return tokens[start + 1].startsLine ? nil : foreign(word, at: start)
        }
    }

    func foreign(_ word: ForeignWord, at position: Int) -> SyntaxError {
        let span = tokens[position].span
        var replacement = word.replacement.map { (span: span, text: $0) }
        // A head that ends as in Python is not mended by one word.
        if endsLineWithColon(from: position) { replacement = nil }
        if let text = replacement?.text, text == "" || text == "!", position + 1 < tokens.count {
            replacement?.span = Span(span.lower, tokens[position + 1].span.lower)
        }
        var error = SyntaxError(.foreignWord(word), span)
        error.replacement = replacement
        return error
    }

    func endsLineWithColon(from position: Int) -> Bool {
        var last = position
        while tokens[last + 1].kind != .end, tokens[last + 1].kind != .semicolon, !tokens[last + 1].startsLine {
            last += 1
        }
        return tokens[last].kind == .colon
    }

    /// The word of another language that stands between values, here or just before.
    func foreignInfix() -> SyntaxError? {
        for position in [index, index - 1] where position >= 0 && tokens[position].kind == .identifier {
            if let word = ForeignWord.find(text(of: tokens[position].name), .infix) {
                return foreign(word, at: position)
            }
        }
        return nil
    }

    func typeOfVariable(_ error: SyntaxError) -> SyntaxError {
        let end = tokens[index...].first { $0.kind == .assign || $0.kind == .end || $0.startsLine }
        guard let end, end.kind == .assign else { return SyntaxError(.typeAnnotation, current.span) }
        let span = Span(current.span.lower, tokens[index + 1].span.upper)
        return SyntaxError(.typeAnnotation, span, replacement: (Span(current.span.lower, end.span.lower), " "))
    }

    /// Suggests the parameters without their types, and without the type of the result.
    func typeOfParameter(_ error: SyntaxError) -> SyntaxError {
        let span = Span(current.span.lower, token(ahead: 1).span.upper)
        guard let opening = openBrackets.last else { return SyntaxError(.typeAnnotation, span) }
        var names: [String] = []
        var position = opening + 1
        while tokens[position].kind == .identifier {
            names.append(source.text(in: tokens[position].span))
            while ![.comma, .rightParen, .end].contains(tokens[position].kind) { position += 1 }
            if tokens[position].kind == .comma { position += 1 }
        }
        let brace = tokens[position...].first { $0.kind == .leftBrace || $0.kind == .end || $0.startsLine }
        guard let brace, brace.kind == .leftBrace else { return SyntaxError(.typeAnnotation, span) }
        let head = Span(tokens[opening].span.lower, brace.span.lower)
        return SyntaxError(.typeAnnotation, span, replacement: (head, "(\(names.joined(separator: ", "))) "))
    }

    func isForHead(from start: Int) -> Bool { isReservedWord(.for, at: start) }

    /// `for (x in xs)`, `for (i = 0; …)` and `for i = 0`.
    func loop(from start: Int) -> SyntaxError {
        let span = tokens[min(start + 1, tokens.count - 1)].span
        var replacement: (span: Span, text: String)?
        let opening = start + 1
        if tokens[opening].kind == .leftParen, tokens.count > opening + 3,
            ReservedWord(tokens[opening + 2].name) == .in, tokens[opening + 2].kind == .reserved,
            let closing = closers?[opening]
        {
            let head = tokens[opening].span.joined(with: tokens[closing].span)
            replacement = (head, source.text(in: Span(head.lower + 1, head.upper - 1)))
        }
        return SyntaxError(.loopInParentheses, span, replacement: replacement)
    }

    /// `[view addSubview:other]`
    func objectiveCMessage() -> SyntaxError? {
        guard let opening = openBrackets.last, tokens[opening].kind == .leftBracket, current.kind == .identifier,
            !current.startsLine, index > opening + 1,
            previous.kind == .identifier || previous.kind == .rightBracket || previous.kind == .reserved
        else { return nil }
        let receiver = source.text(in: Span(tokens[opening].span.upper, current.span.lower)).split(separator: " ")
            .joined()
        if let word = ForeignWord.find(receiver, .name) { return foreign(word, at: opening + 1) }
        let selector = source.text(in: current.span)
        var replacement: (span: Span, text: String)?
        if let closing = closers?[opening] {
            let message = tokens[opening].span.joined(with: tokens[closing].span)
            // Two names may as well be elements without a comma.
            let isKnown = isMemberName(current) || ["alloc", "init", "new"].contains(selector)
            if closing == index + 1, !isKnown { return nil }
            if closing == index + 1 {
                replacement = (message, "\(receiver).\(selector)()")
            } else if token(ahead: 1).kind == .colon, token(ahead: 2).kind == .identifier, closing == index + 3 {
                replacement = (message, "\(receiver).\(selector)(\(source.text(in: token(ahead: 2).span)))")
            }
        }
        return SyntaxError(
            .message(receiver: receiver, selector: selector), tokens[opening].span.joined(with: current.span),
            replacement: replacement)
    }
}
