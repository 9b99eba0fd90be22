extension SyntaxContext {
    /// Whether the token is the name of a method that takes a closure and nothing else.
    func takesClosureAlone(_ method: Token) -> Bool {
        method.kind == .identifier && Member(rawValue: text(of: method.name))?.takesClosureAlone ?? false
    }

    /// The start of a closure: `{ x, y in`, or `{` without parameters.
    func closureHead(_ parameters: [String]) -> String {
        parameters.isEmpty ? "{" : "{ \(parameters.joined(separator: ", ")) \(ReservedWord.in.rawValue)"
    }

    /// A closure whose body, a block or a value, starts at a token; and its last token.
    func closure(_ parameters: [String], bodyAt first: Int) -> (text: String, last: Int)? {
        let head = closureHead(parameters)
        guard tokens[first].kind == .leftBrace else {
            return endOfValue(from: first).map { ("\(head) \(text(from: first, through: $0)) }", $0) }
        }
        return closers[first].map {
            (head + source.text(in: Span(tokens[first].span.upper, tokens[$0].span.upper)), $0)
        }
    }

    /// `[box mas_makeConstraints:^(MASConstraintMaker *make) { … }];`
    func blockOfMaker(of receiver: String, from opening: Int) -> Edit? {
        let methods: [Member] = [.makeConstraints, .updateConstraints, .remakeConstraints]
        guard let method = methods.first(where: { text(at: index) == Spelling.prefix + $0.rawValue }),
            token(ahead: 1).kind == .colon,
            let brace = tokens[index...].prefix(12).firstIndex(where: { $0.kind == .leftBrace }),
            tokens[brace - 1].kind == .rightParen, tokens[brace - 2].kind == .identifier,
            let closing = closers[brace], tokens[closing + 1].kind == .rightBracket
        else { return nil }
        let end = tokens[closing + 2].kind == .semicolon && !tokens[closing + 2].startsLine ? closing + 2 : closing + 1
        let body = source.text(in: Span(tokens[brace].span.upper, tokens[closing].span.upper))
        let block = closureHead([text(at: brace - 2)]) + body
        return (span(from: opening, through: end), "\(receiver).\(method.rawValue) \(block)")
    }
}
