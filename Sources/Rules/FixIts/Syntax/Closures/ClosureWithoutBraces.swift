/// A closure without its braces: `a.makeConstraints make in`, `xs.map(x in x * 2)`.
enum ClosureWithoutBraces: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected else { return nil }
        if case .missingSeparator = error.problem { return context.missingBrace() }
        guard context.isReserved(.in), !context.isAtEnd,
            context.opening == .leftParen || context.startsBlock(context.openBrackets.last)
        else { return nil }
        return SyntaxError(
            .closureWithoutBraces, context.current.span, replacement: context.closureInBraces ?? context.braceInstead)
    }
}

extension SyntaxContext {
    /// `a.makeConstraints make in`: the `{` of the closure.
    fileprivate func missingBrace() -> SyntaxError? {
        guard isCallable(previous), current.kind == .identifier, isReservedWord(.in, at: index + 1),
            token(ahead: 2).kind != .leftBrace
        else { return nil }
        return SyntaxError(
            .closureWithoutBraces, current.span, replacement: (Span(previous.span.upper, current.span.lower), " { "))
    }

    /// `a.makeConstraints ( make in`, which a `}` ends: the bracket that should be a brace.
    fileprivate var braceInstead: Edit? {
        guard let opening = openBrackets.last, closers[opening] == nil, opening > 0, opening + 2 == index,
            current.span.upper < source.bytes.count
        else { return nil }
        return (Span(tokens[opening - 1].span.upper, tokens[opening + 1].span.lower), " { ")
    }

    /// `xs.map(x in x * 2)`: the contents of the parentheses in braces.
    fileprivate var closureInBraces: Edit? {
        guard let opening = openBrackets.last, let closing = closers[opening], opening + 1 < index,
            opening > 0, tokens[opening - 1].kind == .identifier, !tokens[opening].startsLine,
            tokens[(opening + 1)..<index].allSatisfy({ $0.kind == .identifier || $0.kind == .comma })
        else { return nil }
        let place = Span(tokens[opening - 1].span.upper, tokens[closing].span.upper)
        let text = source.text(in: Span(tokens[opening].span.upper, tokens[closing].span.lower))
        return (place, isOnOneLine(from: opening, through: closing) ? " { \(text) }" : " {\(text)}")
    }

    /// Whether a `[` is at the place of a closure's `{`: after a method that takes only a closure.
    fileprivate func startsBlock(_ opening: Int?) -> Bool {
        guard let opening, opening > 0 else { return false }
        return tokens[opening].kind == .leftBracket && takesClosureAlone(tokens[opening - 1])
    }
}
