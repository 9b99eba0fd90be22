/// The argument of a link after a colon: `make.left.equalTo(view).offset:10;`.
enum ArgumentAfterColon: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.punctuation(.semicolon), _) = error.problem else { return nil }
        let (index, tokens) = (context.index, context.tokens)
        guard context.current.kind == .colon, context.previous.kind == .identifier, index > 2,
            tokens[index - 2].kind == .dot, context.isMemberName(context.previous)
        else { return nil }
        var end = index + 1
        while ![.semicolon, .rightBrace, .end].contains(tokens[end].kind), !tokens[end].startsLine {
            guard [.number, .minus, .dot, .identifier, .at].contains(tokens[end].kind) else { return nil }
            end += 1
        }
        guard end > index + 1 else { return nil }
        let given = tokens[index + 1].span.joined(with: tokens[end - 1].span)
        return SyntaxError(MissingParentheses.problem(of: context.text(of: context.previous)), context.current.span)
            .edited(
                Span(context.previous.span.upper, given.upper), "(\(context.source.text(in: given)))")
    }
}
