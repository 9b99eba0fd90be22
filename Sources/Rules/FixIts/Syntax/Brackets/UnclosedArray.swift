/// A `[` that is not closed before a statement or a `)`: `let views = [`, `print(rows[0.frame)`.
enum UnclosedArray: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected = error.problem, context.isPassedOver, let opening = context.openBrackets.last,
            context.tokens[opening].kind == .leftBracket,
            let place = context.endOfEmptyArray(error, opening) ?? context.endOfArrayInParentheses(opening)
        else { return nil }
        return SyntaxError(.unclosed("[", found: context.found), context.tokens[opening].span).expecting("]", at: place)
    }
}

extension SyntaxContext {
    /// `let views = [` with nothing after it on its line, and no elements below.
    fileprivate func endOfEmptyArray(_ error: SyntaxError, _ opening: Int) -> Span? {
        guard error.problem.isExpected(.value), opening + 1 == index, current.startsLine,
            current.kind == .reserved || statementWord(at: index) != nil, closers[opening] == nil
        else { return nil }
        return tokens[opening].span.atEnd
    }

    /// `print(rows[0.frame)`
    fileprivate func endOfArrayInParentheses(_ opening: Int) -> Span? {
        guard current.kind == .rightParen, !isAtEnd, !opensCall(opening), !opensTuple(opening) else { return nil }
        return endOfShort(opening)
    }
}
