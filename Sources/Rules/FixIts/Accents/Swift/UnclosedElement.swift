internal import AccentSyntax

/// A call in an array whose `)` is missing at the end of its line.
enum UnclosedElement: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.value, _) = error.problem, context.current.kind == .rightBracket,
            context.previous.kind == .comma,
            let opening = context.innermostOpening, context.tokens[opening].kind == .leftParen,
            let comma = (opening..<context.index).first(where: {
                context.tokens[$0].kind == .comma && context.tokens[$0 + 1].startsLine
            })
        else { return nil }
        let place = context.tokens[comma].span
        return SyntaxError(
            .unclosed("(", found: .text(context.source.text(in: context.current.span))), context.tokens[opening].span,
            related: SyntaxError.Related(span: place, .expected(")"))
        ).edited(place.atStart, ")")
    }
}
