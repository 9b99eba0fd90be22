/// A comma that is missing between two values: `print(1 2)`, `[1 2 3]`.
enum MissingComma: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected else { return nil }
        if case .missingSeparator = error.problem {
            guard context.isString(context.current), context.statementWord(at: context.start) == .expect else {
                return nil
            }
            return SyntaxError(.missingComma, context.current.span, replacement: (context.previous.span.atEnd, ","))
        }
        guard context.isPassedOver, context.isBetweenValues(error) else { return nil }
        return SyntaxError(
            .missingComma, context.current.span, replacement: context.elements() ?? (context.previous.span.atEnd, ","))
    }
}

extension SyntaxContext {
    /// `[1 2 3]`: the plain values in a row with commas, if there are more than two.
    fileprivate func elements() -> Edit? {
        let isPlain = { (token: Token) in [.number, .size, .string, .identifier].contains(token.kind) }
        var last = index - 1
        while last + 1 < tokens.count, isPlain(tokens[last + 1]) { last += 1 }
        let closing: [Token.Kind] = [.rightBracket, .rightParen, .comma]
        guard isPlain(previous), last > index, last + 1 < tokens.count, closing.contains(tokens[last + 1].kind) else {
            return nil
        }
        let values = tokens[(index - 1)...last].map { source.text(in: $0.span) }
        return (previous.span.joined(with: tokens[last].span), values.joined(separator: ", "))
    }
}
