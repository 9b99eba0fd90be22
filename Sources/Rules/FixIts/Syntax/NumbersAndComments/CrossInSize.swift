/// A size with a multiplication sign: `screen 320×480`.
enum CrossInSize: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .foreignOperator(.cross), context.isInSize else { return nil }
        return error.edited(Span(context.previous.span.upper, context.token(ahead: 1).span.lower), "x")
    }
}

extension SyntaxContext {
    /// Whether a sign is between two numbers of a size: without blanks, or in a statement with a size.
    fileprivate var isInSize: Bool {
        let next = token(ahead: 1)
        guard index > 0, previous.kind == .number, next.kind == .number || next.kind == .size else { return false }
        // In a product of several factors, a number is not a width.
        let arithmetic: [Token.Kind] = [.times, .divide, .plus, .minus, .remainder]
        if index > 1, arithmetic.contains(tokens[index - 2].kind) { return false }
        if next.isAdjacent, current.isAdjacent { return true }
        let word = statementWord(at: start)
        return word == .screen || word == .image
    }
}
