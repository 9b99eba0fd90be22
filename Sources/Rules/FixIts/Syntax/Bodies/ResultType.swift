internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// The type of a function's result: `func gap() -> Int {`, `func gap(): Int {`.
enum ResultType: SyntaxRule {
    static let id: RuleID = "result-type"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .foreignOperator(.resultType), .expected(.punctuation(.leftBrace), _): break
        default: return nil
        }
        if case .foreignOperator = error.problem {
            guard let arrow = context.position(ofToken: error), arrow > 0,
                context.isReservedWord(.func, at: context.startOfStatement(at: arrow)),
                let brace = context.braceOfLine(from: arrow)
            else { return nil }
            return error.edited(Span(context.tokens[arrow - 1].span.upper, context.tokens[brace].span.lower), " ")
        }
        let next = context.token(ahead: 1)
        guard context.current.kind == .colon, context.isReservedWord(.func, at: context.start), !context.isAtEnd,
            context.opening == nil, [.identifier, .leftBracket].contains(next.kind), !next.startsLine
        else { return nil }
        return context.typeOfResult()
    }
}

extension SyntaxContext {
    /// `func gap(): Int {`
    fileprivate func typeOfResult() -> SyntaxError {
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
