/// A parenthesis that is opened twice: `make.left.equalTo((root)`, `func f((a) {`.
enum DoubledParenthesis: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .unclosed, .expected: break
        default: return nil
        }
        if case .expected(.parameter, _) = error.problem, context.current.kind == .leftParen,
            context.previous.kind == .leftParen
        {
            return SyntaxError(error.problem, context.current.span, replacement: (context.current.span, ""))
        }
        guard var unclosed = context.unclosedBracket(error), let doubled = context.doubledParenthesis,
            context.division(after: context.previous.span) == nil
        else { return nil }
        unclosed.related = nil
        return unclosed.edited(doubled, "")
    }
}

extension SyntaxContext {
    /// `make.left.equalTo((root)`: the unclosed bracket directly after another one; nil if it may belong to a tuple.
    fileprivate var doubledParenthesis: Span? {
        guard let opening = openBrackets.last, opening > 0, tokens[opening].kind == .leftParen,
            tokens[opening].isAdjacent || tokens[opening + 1].isAdjacent
        else { return nil }
        let second = tokens[opening - 1].kind == .leftParen ? opening : opening + 1
        guard tokens[second].kind == .leftParen, tokens[second].isAdjacent, second > 1,
            tokens[second - 2].kind == .identifier
        else { return nil }
        let takesTuple: [Member] = [
            .insets, .sizeOffset, .centerOffset, .valueOffset, .equalTo, .lessThanOrEqualTo, .greaterThanOrEqualTo,
        ]
        let word = text(at: second - 2)
        let end = closers[second] ?? closers[second - 1] ?? index
        let goesOn = end + 1 < tokens.count && BinaryOperator(rawValue: tokens[end + 1].kind.spelling ?? "") != nil
        if goesOn, !tokens[end + 1].startsLine { return nil }
        let isTuple = tokens[second..<end].contains { $0.kind == .comma || $0.kind == .colon }
        return isTuple && takesTuple.contains { $0.rawValue == word } ? nil : tokens[second].span
    }
}
