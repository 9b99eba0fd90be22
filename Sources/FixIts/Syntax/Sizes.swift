internal import Masonry
internal import Vocabulary
internal import Syntax
internal import Diagnostics

// Sizes and texts of views that are written as elsewhere.
extension SyntaxContext {
    /// `50 x 50` in brackets, and `50 x50`.
    func sizeInWords() -> SyntaxError? {
        if let size = sizeOfNames() { return size }
        guard previous.kind == .number, current.kind == .identifier else { return nil }
        let word = source.text(in: current.span).lowercased()
        let height = word.dropFirst()
        guard word.hasPrefix("x"), height.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
        let next = token(ahead: 1)
        if height.isEmpty, next.kind != .number { return nil }
        return SyntaxError(
            .expected("a size, such as 320x480", found: found), current.span,
            replacement: (
                Span(previous.span.upper, height.isEmpty ? next.span.lower : current.span.upper), "x\(height)"
            ))
    }

    /// `(w x h)`, an `x` between two names or a name and a number: the size as a tuple.
    func sizeOfNames() -> SyntaxError? {
        let (width, height) = (previous, token(ahead: 1))
        let sides: [Token.Kind] = [.identifier, .number]
        guard current.kind == .identifier, source.text(in: current.span).lowercased() == "x", index > 1,
            sides.contains(width.kind), sides.contains(height.kind), !height.startsLine,
            width.kind == .identifier || height.kind == .identifier,
            [.leftParen, .comma, .assign].contains(tokens[index - 2].kind)
                || statementWord(at: index - 2) == .screen,
            [.rightParen, .comma, .end].contains(token(ahead: 2).kind) || token(ahead: 2).startsLine
        else { return nil }
        let size = "(\(source.text(in: width.span)), \(source.text(in: height.span)))"
        return SyntaxError(
            .expected("a size, such as 320x480 or (width, height)", found: found), current.span,
            replacement: (width.span.joined(with: height.span), size))
    }

    /// `screen width 320 height 480`, `screen "320x480"`: the size in these words.
    func sizeOfScreen(from start: Int) -> SyntaxError? {
        guard statementWord(at: start) == .screen, start + 1 < tokens.count, !tokens[start + 1].startsLine else {
            return nil
        }
        let said = Span(tokens[start + 1].span.lower, max(tokens[start + 1].span.upper, endOfLine.upper))
        let parts = source.text(in: said).split { !("0"..."9").contains($0) && $0 != "." }
        let numbers = parts.filter { Double($0) != nil }
        guard numbers.count == 2 else { return nil }
        return SyntaxError(
            .expected("a size, such as 320x480", found: found), said,
            replacement: (said, numbers.joined(separator: "x")))
    }

    /// `view header 100x50`, `view header height 44`: the size in separate chains.
    func sizeOfView(_ word: StatementWord) -> SyntaxError? {
        guard index > 1, statementWord(at: index - 2) == word else { return nil }
        return sizeBehind(word)
    }

    /// `label title in card "Title"`, `label title in card text: "Title"`, `view line in card height: 1`: moves the
    /// text after the name, and the size to separate chains.
    func contentBehindParent(from start: Int) -> SyntaxError? {
        guard let word = statementWord(at: start), word.declaresView, index == start + 4,
            isReservedWord(.in, at: start + 2),
            tokens[start + 1].kind == .identifier, previous.kind == .identifier, !current.startsLine
        else { return nil }
        var position = index
        if [.identifier, .assign].contains(tokens[position].kind) { position += 1 }
        if [.colon, .assign].contains(tokens[position].kind) { position += 1 }
        let content = tokens[position]
        let isShown = content.kind == .string && showsText(at: start) || content.kind == .size && word == .image
        guard isShown, !content.startsLine, endsStatement(tokens[position + 1]) else { return sizeBehind(word) }
        let parent = source.text(in: tokens[start + 2].span.joined(with: tokens[start + 3].span))
        return SyntaxError(
            .contentBehindParent(word), current.span.joined(with: content.span),
            replacement: (
                Span(tokens[start + 1].span.upper, content.span.upper), " \(source.text(in: content.span)) \(parent)"
            ))
    }

    func sizeBehind(_ word: StatementWord) -> SyntaxError? {
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
            let attribute = Attribute(rawValue: source.text(in: tokens[position].span)), attribute.isSize
        {
            let isJoined = [.colon, .assign].contains(tokens[position + 1].kind)
            let value = tokens[min(position + (isJoined ? 2 : 1), tokens.count - 1)]
            guard value.kind == .number, !value.startsLine else { return nil }
            add(attribute.rawValue, value)
            position += isJoined ? 3 : 2
            if tokens[position].kind == .comma, !tokens[position].startsLine { position += 1 }
        }
        guard !chains.isEmpty, endsStatement(tokens[position]) else { return nil }
        let indentation = indentation(ofLineAt: current.span.lower)
        let lines = chains.map { "\n\(indentation)\($0)" }.joined()
        return SyntaxError(
            .contentOfView(word), current.span.joined(with: tokens[position - 1].span),
            replacement: (Span(previous.span.upper, tokens[position - 1].span.upper), lines))
    }

    private func endsStatement(_ token: Token) -> Bool {
        token.startsLine || [.end, .semicolon, .rightBrace].contains(token.kind)
    }
}
