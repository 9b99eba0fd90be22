extension SyntaxContext {
    func sizeAfter(_ word: StatementWord) -> SyntaxError? {
        var chains: [String] = []
        var position = index
        func add(_ attribute: String, _ value: Token) {
            chains.append(
                "\(Builtin.make.rawValue).\(attribute).\(Member.equalTo.rawValue)(\(source.text(in: value.span)))")
        }
        if current.kind == .size || current.kind == .number {
            add(Member.size.rawValue, current)
            position += 1
        }
        while tokens[position].kind == .identifier, !tokens[position].startsLine,
            let attribute = Attribute(rawValue: text(at: position)), attribute.isSize
        {
            let isJoined = [.colon, .assign].contains(tokens[position + 1].kind)
            let value = tokens[position + (isJoined ? 2 : 1)]
            guard value.kind == .number, !value.startsLine else { return nil }
            add(attribute.rawValue, value)
            position += isJoined ? 3 : 2
            if tokens[position].kind == .comma, !tokens[position].startsLine { position += 1 }
        }
        guard !chains.isEmpty, endsStatement(tokens[position]) else { return nil }
        let indentation = source.indentation(at: current.span.lower)
        let lines = chains.map { "\n\(indentation)\($0)" }.joined()
        return SyntaxError(
            .contentOfView(word), current.span.joined(with: tokens[position - 1].span),
            replacement: (Span(previous.span.upper, tokens[position - 1].span.upper), lines))
    }

    func endsStatement(_ token: Token) -> Bool {
        token.startsLine || [.end, .semicolon, .rightBrace].contains(token.kind)
    }
}
