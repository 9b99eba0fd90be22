internal import Masonry
internal import Vocabulary
internal import Syntax
internal import Diagnostics

// Declarations whose names, contents and parents are written as elsewhere.
extension SyntaxContext {
    /// A name, or the code after it, that can't be declared this way.
    func explainedDeclaration(_ error: SyntaxError) -> SyntaxError? {
        let word = statementWord(at: start)
        switch error.problem {
        case .expected(.parent, _):
            let place = Span(tokens[index - 2].span.upper, previous.span.upper)
            return SyntaxError(error.problem, previous.span.atEnd, replacement: (place, ""))
        case .reservedWord where isReserved(.in) && previous.kind == .comma && word?.declaresView ?? false:
            return SyntaxError(.trailingComma, previous.span, replacement: (previous.span, ""))
        case .reservedWord where declaresVariable(at: index) && isForHead(from: start) && index == start + 1:
            let place = Span(current.span.lower, token(ahead: 1).span.lower)
            return SyntaxError(.variableInLoop(source.text(in: current.span)), current.span, replacement: (place, ""))
        case .reservedWord where declaresVariable(at: index) && token(ahead: 1).kind == .identifier:
            guard let opening = openBrackets.last, opening > 1, isReservedWord(.func, at: opening - 2) else {
                return nil
            }
            let place = Span(current.span.lower, token(ahead: 1).span.lower)
            return SyntaxError(
                .variableAsParameter(source.text(in: current.span)), current.span, replacement: (place, ""))
        case .expected(.nameOfView, _):
            // `button ok, "OK"`
            guard let word, let kind = ViewKind(rawValue: word.rawValue), kind.showsContent, isString(current),
                previous.kind == .comma, tokens[index - 2].kind == .identifier
            else { return nil }
            return SyntaxError(.signInView(word, ","), previous.span, replacement: (previous.span, ""))
        case .contentOfView(let word): return contentOfView(word)
        case .signInView(let word, _): return signInView(word)
        default: return nil
        }
    }

    /// `button ok = "OK"` and `label title text "Hi"`
    private func signInView(_ word: StatementWord) -> SyntaxError {
        let token = current
        let next = self.token(ahead: 1)
        let value = next.kind == .colon ? self.token(ahead: 2) : next
        let isWord = token.kind == .identifier && value.kind == .string && !value.startsLine
        if let object = objectOfView(word) ?? propertyInDeclaration(word) { return object }
        if isWord, next.isAdjacent, next.kind == .string { return prefixedString(next, behind: token) }
        let end = isWord && next.kind == .colon ? next.span.upper : token.span.upper
        return SyntaxError(
            .signInView(word, source.text(in: token.span)), token.span,
            replacement: (Span(previous.span.upper, end), ""))
    }

    /// The code after the name of a view without text.
    private func contentOfView(_ word: StatementWord) -> SyntaxError {
        let token = current
        let next = self.token(ahead: 1)
        if token.kind == .dot, previous.startsLine, index > 1, tokens[index - 2].kind == .comma {
            let comma = tokens[index - 2].span
            return SyntaxError(.trailingComma, comma, replacement: (comma, ""))
        }
        if token.kind == .leftBrace { return blockOfView(word) }
        if token.kind == .leftParen, next.kind == .identifier, self.token(ahead: 2).kind == .rightParen {
            let parent = source.text(in: next.span)
            let place = Span(previous.span.upper, self.token(ahead: 2).span.upper)
            return SyntaxError(.missingIn, token.span, replacement: (place, " \(ReservedWord.in.rawValue) \(parent)"))
        }
        if let error = typeOfView(word) ?? sizeOfView(word) ?? colorOfView(word) ?? commentOfView { return error }
        if token.kind == .colon || token.kind == .dot, next.startsLine || next.kind == .end {
            return SyntaxError(.contentOfView(word), token.span, replacement: (token.span, ""))
        }
        if let object = objectOfView(word) { return object }
        let rest = restOfStatement
        if token.kind == .identifier, rest.contains(where: { $0.kind == .number || $0.kind == .size }) {
            // `view a with width 100`, `view a at 10, 10`
            return SyntaxError(.contentOfView(word), rest.last.map { token.span.joined(with: $0.span) } ?? token.span)
        }
        if token.kind == .identifier, next.kind == .identifier, !next.startsLine {
            if !isParent(token.name), let names = namesWithoutCommas() {
                return SyntaxError(.missingComma, token.span, replacement: names)
            }
            return SyntaxError(.missingIn, token.span, replacement: (token.span, ReservedWord.in.rawValue))
        }
        guard token.kind == .identifier, ForeignWord.find(text(of: token.name), .infix) == nil else {
            return SyntaxError(.contentOfView(word), token.span)
        }
        if [.dot, .leftParen].contains(next.kind) {
            let place = Span(previous.span.upper, token.span.lower)
            return SyntaxError(.missingSeparator(found: found), token.span, replacement: (place, "\n"))
        }
        if isParent(token.name) {
            return SyntaxError(
                .missingIn, token.span, replacement: (previous.span.atEnd, " \(ReservedWord.in.rawValue)"))
        }
        return SyntaxError(.missingComma, token.span, replacement: (previous.span.atEnd, ","))
    }

    /// The tokens after the current one, up to the end of the statement's line.
    private var restOfStatement: ArraySlice<Token> {
        tokens[(index + 1)...].prefix { !$0.startsLine && ![.semicolon, .rightBrace, .end].contains($0.kind) }
    }

    /// `view bar "red"` and `view bar "#ff8800"`: a color is assigned.
    private func colorOfView(_ word: StatementWord) -> SyntaxError? {
        guard current.kind == .string, case let text = source.text(in: current.span),
            NamedColor.isColor(String(text.dropFirst().dropLast()))
        else { return nil }
        let assignment = "; \(source.text(in: previous.span)).\(Member.color.rawValue) = \(text)"
        return SyntaxError(
            .contentOfView(word), current.span,
            replacement: (Span(previous.span.upper, current.span.upper), assignment))
    }

    /// Whether a name is declared as a view before the current token.
    private func isParent(_ name: Name) -> Bool {
        looksFar
            && tokens[..<index].indices.contains { position in
                tokens[position].name == name && tokens[position].kind == .identifier && position > 0
                    && (statementWord(at: position - 1)?.declaresView ?? false)
            }
    }

    /// `view a = UIView()` and `label title = UILabel("Hi")`: the declaration already makes the view.
    private func objectOfView(_ word: StatementWord) -> SyntaxError? {
        let rest = restOfStatement
        guard current.kind == .assign, let first = rest.first, let last = rest.last,
            first.kind == .leftBracket || rest.contains(where: { $0.kind == .leftParen }),
            first.kind == .leftBracket || source.text(in: first.span).first?.isUppercase == true
        else { return nil }
        let text = rest.first(where: isString).map { " \(source.text(in: $0.span))" } ?? ""
        let showsContent = ViewKind(rawValue: word.rawValue)?.showsContent ?? false
        return SyntaxError(
            showsContent ? .signInView(word, source.text(in: current.span)) : .contentOfView(word), current.span,
            replacement: (Span(previous.span.upper, last.span.upper), text))
    }
}
