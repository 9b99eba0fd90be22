/// A body that a `:` and indentation mark, after a word of another language: `def f(a):`.
enum IndentedBody: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard let found = context.foreignWord(of: error), let edit = context.head(of: found.word, at: found.position)
        else { return nil }
        return context.foreign(found, edit)
    }
}

extension SyntaxContext {
    fileprivate func head(of word: ForeignWord, at position: Int) -> Edit? {
        let colon = endOfLine(of: position)
        guard word.role == .statement, let here = word.replacement, tokens[colon].kind == .colon, colon > position + 1,
            let braced = body(after: colon, of: position)
        else { return nil }
        let head = Span(tokens[position].span.upper, tokens[colon - 1].span.upper)
        let text = here + source.text(in: head, with: edits(ofWordsIn: position + 1...colon - 1)) + braced.text
        return (tokens[position].span.joined(with: braced.span), text)
    }
}
