internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A size in other words: `screen width 320 height 480`, `image i 40, 40`, `(w x h)`.
enum SizeInWords: SyntaxRule {
    static let id: RuleID = "size-in-words"

    static let page = RulePage(
        meaning: "A size is written as 320x480. With names, write a tuple: `(w, h)`.",
        examples: [
            RulePage.Example(
                before: "screen width 320 height 480",
                after: "screen 320x480"),
            RulePage.Example(
                before: "screen 320 480",
                after: "screen 320x480"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .missingSeparator, .expected: true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        if case .expected = error.problem { return context.isBetweenValues(error) ? context.sizeInWords() : nil }
        if let size = context.sizeOfScreen(from: context.start) ?? context.sizeOfNames() { return size }
        if context.isSize(from: context.start) { return context.sizeInParts() }
        guard context.statementWord(at: context.start) == .screen, context.index == context.start + 1,
            context.current.kind == .string
        else { return nil }
        return SyntaxError(.expected("a size, such as 393x852", found: context.found), context.current.span)
    }
}

extension SyntaxContext {
    /// `50 x 50` in brackets, and `50 x50`.
    fileprivate func sizeInWords() -> SyntaxError? {
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
    fileprivate func sizeOfNames() -> SyntaxError? {
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
    fileprivate func sizeOfScreen(from start: Int) -> SyntaxError? {
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

    /// `screen 320 480`, `image i 40, 40`, `image i 40 x 40`
    fileprivate func isSize(from start: Int) -> Bool {
        guard let word = statementWord(at: start), word == .screen || word == .image, previous.kind == .number else {
            return false
        }
        return sizeEnd != nil
    }

    fileprivate var sizeEnd: Token? {
        if current.kind == .number { return current }
        let next = token(ahead: 1)
        let joins = current.kind == .comma || current.kind == .times || source.text(in: current.span) == "x"
        return joins && next.kind == .number ? next : nil
    }

    fileprivate func sizeInParts() -> SyntaxError {
        let end = sizeEnd?.span ?? current.span
        return SyntaxError(
            .expected("a size, such as 320x480", found: found), current.span,
            replacement: (Span(previous.span.upper, end.lower), "x"))
    }
}
