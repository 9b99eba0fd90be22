/// Text without quotes: `label title Hello world`, `title.text = Hello world`.
enum TextWithoutQuotes: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "text needs double quotes")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        if let assigned = context.textAssigned(from: context.start) { return assigned }
        guard context.current.kind == .identifier, context.previous.kind == .identifier else { return nil }
        let first: Span
        if context.statementWord(at: context.start) == .expect {
            let condition = context.tokens[context.start..<context.index]
            guard let comma = condition.lastIndex(where: { $0.kind == .comma }) else { return nil }
            first = context.tokens[comma + 1].span
        } else if context.index == context.start + 3, context.showsText(at: context.start) {
            first = context.previous.span
        } else {
            return nil
        }
        let text = Span(first.lower, context.endOfLine.upper)
        return SyntaxError(
            problem, text, replacement: (text, "\"\(context.source.text(in: text))\""))
    }
}

extension SyntaxContext {
    /// `title.text = Hello World`
    fileprivate func textAssigned(from start: Int) -> SyntaxError? {
        guard let token = tokens[start..<index].firstIndex(where: { $0.kind == .assign }), token > start + 1,
            text(at: token - 1) == Member.text.rawValue, tokens[token - 2].kind == .dot
        else { return nil }
        let words = tokens[(token + 1)...].prefix { !$0.startsLine && $0.kind != .end }
        let kinds: [Token.Kind] = [.identifier, .number, .colon, .comma, .dot, .not]
        guard words.allSatisfy({ kinds.contains($0.kind) }), let first = words.first, let last = words.last,
            first.kind == .identifier
        else { return nil }
        let text = first.span.joined(with: last.span)
        return SyntaxError(TextWithoutQuotes.problem, text, replacement: (text, "\"\(source.text(in: text))\""))
    }
}
