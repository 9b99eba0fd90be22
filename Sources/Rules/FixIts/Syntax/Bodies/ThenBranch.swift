/// A branch after `then`: `if isWide then print(1)`, `let w = if isWide then 80 else 200`.
enum ThenBranch: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let found = context.foreignWord(of: error), found.word.text == "then" else { return nil }
        guard let edit = context.body(afterThen: found.position) ?? context.choice(ofThen: found.position) else {
            return nil
        }
        return context.foreign(found, edit)
    }
}

extension SyntaxContext {
    fileprivate func body(afterThen position: Int) -> Edit? {
        let end = endOfLine(of: position)
        var start = position
        while start > 0, !tokens[start].startsLine { start -= 1 }
        if end == position { return body(after: position, of: start) }
        let (body, isChoice) = (position + 1...end, (position...end).contains { isReservedWord(.else, at: $0) })
        guard isReservedWord(.if, at: start), !isChoice, tokens[body.lowerBound].kind != .leftBrace else { return nil }
        return (span(from: position, through: end), "{ \(text(body)) }")
    }
}
