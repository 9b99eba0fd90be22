/// A function with an arrow before its result or its type: `func f(x) -> x + 1`, `func gap() -> Int {`.
enum FunctionByArrow: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .foreignOperator(.resultType), .foreignOperator(.fatArrow):
            guard let arrow = context.position(ofToken: error) else { return nil }
            return (context.bodyAfterArrow(arrow) ?? context.typeAfterArrow(arrow)).map(error.with)
        case .expected(.punctuation(.leftBrace), _): return context.typeOfResult()
        default: return nil
        }
    }
}

extension SyntaxContext {
    /// `func f(x) -> x + 1` and `func f(x) => x + 1`
    fileprivate func bodyAfterArrow(_ arrow: Int) -> Edit? {
        let start = startOfStatement(at: arrow)
        guard isReservedWord(.func, at: start), arrow > 0, tokens[arrow - 1].kind == .rightParen,
            arrow + 1 < tokens.count, !tokens[arrow + 1].startsLine, tokens[arrow + 1].kind != .end
        else { return nil }
        let end = endOfLine(of: arrow + 1)
        let value = tokens[(arrow + 1)...end]
        guard !value.contains(where: { $0.kind == .leftBrace }), tokens[end + 1].kind != .leftBrace else { return nil }
        return (
            span(from: arrow, through: end),
            "{ \(ReservedWord.return.rawValue) \(text(from: arrow + 1, through: end)) }"
        )
    }

    /// `func gap() -> Int {`
    fileprivate func typeAfterArrow(_ arrow: Int) -> Edit? {
        guard isForeign(.resultType, at: arrow), arrow > 0,
            isReservedWord(.func, at: startOfStatement(at: arrow)), let brace = braceOfLine(from: arrow)
        else { return nil }
        return (Span(tokens[arrow - 1].span.upper, tokens[brace].span.lower), " ")
    }

    /// `func gap(): Int {`
    fileprivate func typeOfResult() -> SyntaxError? {
        let next = token(ahead: 1)
        guard current.kind == .colon, isReservedWord(.func, at: start), !isAtEnd, opening == nil,
            [.identifier, .leftBracket].contains(next.kind), !next.startsLine
        else { return nil }
        var brace = index
        while ![.leftBrace, .end].contains(tokens[brace].kind), brace == index || !tokens[brace].startsLine {
            brace += 1
        }
        let span = current.span.joined(with: tokens[max(index, brace - 1)].span)
        guard tokens[brace].kind == .leftBrace else { return SyntaxError(TypedVariable.problem, span) }
        return SyntaxError(
            TypedVariable.problem, span, replacement: (Span(previous.span.upper, tokens[brace].span.lower), " "))
    }
}
