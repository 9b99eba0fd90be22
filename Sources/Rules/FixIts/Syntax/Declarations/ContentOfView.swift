/// Something after the name of a view that a declaration does not take: `view a with width 100`, `view a b.left`.
enum ContentOfView: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .contentOfView = error.problem, let word = error.problem.declaration else { return nil }
        let (token, next) = (context.current, context.token(ahead: 1))
        if token.kind == .colon || token.kind == .dot, next.startsLine || next.kind == .end {
            return SyntaxError(.contentOfView(word), token.span, replacement: (token.span, ""))
        }
        if token.kind == .identifier, [.dot, .leftParen].contains(next.kind), !context.hasNumberAfter,
            ForeignWord.find(context.text(of: token.name), .infix) == nil
        {
            let place = Span(context.previous.span.upper, token.span.lower)
            let indentation = context.source.indentation(at: token.span.lower)
            return SyntaxError(
                .missingSeparator(found: context.found), token.span, replacement: (place, "\n\(indentation)"))
        }
        let end = context.hasNumberAfter ? context.restOfStatement.last : nil
        return SyntaxError(.contentOfView(word), end.map { token.span.joined(with: $0.span) } ?? token.span)
    }
}
