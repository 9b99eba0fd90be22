/// A loop that tests its condition last: `repeat { … } while i < 3`.
enum RepeatWhileLoop: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let found = context.foreignWord(of: error),
            let edit = context.loopTestedLast(found.word, at: found.position)
        else { return nil }
        return context.foreign(found, edit)
    }
}

extension SyntaxContext {
    /// `repeat { … } while i < 3`
    fileprivate func loopTestedLast(_ word: ForeignWord, at position: Int) -> Edit? {
        guard ["repeat", "do"].contains(word.text), position + 1 < tokens.count,
            tokens[position + 1].kind == .leftBrace, let close = closers[position + 1],
            isReservedWord(.while, at: close + 1), tokens[close + 2].kind != .end, !tokens[close + 2].startsLine
        else { return nil }
        let end = endOfLine(of: close + 1)
        // In nested loops, each edit would repeat the bodies inside.
        guard tokens[end].span.upper - tokens[position].span.lower <= Replacement.longest else { return nil }
        let condition = textInParentheses(from: close + 2, through: end)
        let body = source.text(in: Span(tokens[position + 1].span.upper, tokens[close].span.lower)).trimmed
        let last = "\(ReservedWord.if.rawValue) !(\(condition)) { \(ReservedWord.break.rawValue) }"
        let isOnLine = isOnOneLine(from: position + 1, through: close)
        let indentation = source.indentation(at: tokens[position].span.lower)
        let whole =
            isOnLine
            ? "{ \(body); \(last) }" : "{\n\(indentation)    \(body)\n\(indentation)    \(last)\n\(indentation)}"
        return (
            span(from: position, through: end),
            "\(ReservedWord.while.rawValue) \(ReservedWord.true.rawValue) \(whole)"
        )
    }
}
