/// A size in other words: `screen width 320 height 480`, `image i 40, 40`, `f(50 x 50)`, `(w x h)`.
enum SizeInWords: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        sizeInWords(error, in: context)
            ?? sizeOfNames(error, in: context)
    }

    /// A size in other words: `screen width 320 height 480`, `image i 40, 40`, `f(50 x 50)`.
    private static func sizeInWords(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected else { return nil }
        let place = context.current.span
        if case .expected = error.problem {
            return context.isBetweenValues(error) ? context.joinedSize.map { size($0, place, in: context) } : nil
        }
        if let edit = context.sizeOfScreen { return size(edit, edit.span, in: context) }
        if let edit = context.sizeInParts { return size(edit, place, in: context) }
        guard context.statementWord(at: context.start) == .screen, context.index == context.start + 1,
            context.current.kind == .string
        else { return nil }
        return SyntaxError(.expected("a size, such as 393x852", found: context.found), place)
    }

    private static func size(_ edit: SyntaxContext.Edit, _ place: Span, in context: SyntaxContext) -> SyntaxError {
        SyntaxError(.expected("a size, such as 320x480", found: context.found), place, replacement: edit)
    }

    /// A size of names with an `x` between them: `let size = (w x h)`, `screen w x 100`.
    private static func sizeOfNames(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected, context.isBetweenValues(error), context.isSizeOfNames else { return nil }
        let (width, height) = (context.previous.span, context.token(ahead: 1).span)
        let size = "(\(context.source.text(in: width)), \(context.source.text(in: height)))"
        return SyntaxError(
            .expected("a size, such as 320x480 or (width, height)", found: context.found), context.current.span
        ).edited(width.joined(with: height), size)
    }
}

extension SyntaxContext {
    /// `50 x 50` in brackets, and `50 x50`
    fileprivate var joinedSize: Edit? {
        guard previous.kind == .number, current.kind == .identifier else { return nil }
        let (word, next) = (text(at: index).lowercased(), token(ahead: 1))
        let height = word.dropFirst()
        guard word.hasPrefix("x"), height.allSatisfy({ ("0"..."9").contains($0) }),
            !height.isEmpty || next.kind == .number
        else { return nil }
        return (Span(previous.span.upper, height.isEmpty ? next.span.lower : current.span.upper), "x\(height)")
    }

    /// `screen width 320 height 480`, `screen "320x480"`
    fileprivate var sizeOfScreen: Edit? {
        guard statementWord(at: start) == .screen, start + 1 < tokens.count, !tokens[start + 1].startsLine else {
            return nil
        }
        let said = Span(tokens[start + 1].span.lower, max(tokens[start + 1].span.upper, endOfLine.upper))
        let numbers = source.text(in: said).split { !("0"..."9").contains($0) && $0 != "." }.filter {
            Double($0) != nil
        }
        return numbers.count == 2 ? (said, numbers.joined(separator: "x")) : nil
    }

    /// `screen 320 480`, `image i 40, 40`, `image i 40 x 40`
    fileprivate var sizeInParts: Edit? {
        guard let word = statementWord(at: start), word == .screen || word == .image, previous.kind == .number else {
            return nil
        }
        let isJoined = current.kind == .comma || current.kind == .times || text(at: index) == "x"
        let height = isJoined ? token(ahead: 1) : current
        return height.kind == .number ? (Span(previous.span.upper, height.span.lower), "x") : nil
    }

    /// Whether the current token is an `x` between two names, or a name and a number, where a size can be.
    fileprivate var isSizeOfNames: Bool {
        let (width, height, next) = (previous, token(ahead: 1), token(ahead: 2))
        let sides: [Token.Kind] = [.identifier, .number]
        guard current.kind == .identifier, text(at: index).lowercased() == "x", index > 1, sides.contains(width.kind),
            sides.contains(height.kind), !height.startsLine, width.kind == .identifier || height.kind == .identifier
        else { return false }
        return
            ([.leftParen, .comma, .assign].contains(tokens[index - 2].kind)
            || statementWord(at: index - 2) == .screen)
            && ([.rightParen, .comma, .end].contains(next.kind) || next.startsLine)
    }
}
