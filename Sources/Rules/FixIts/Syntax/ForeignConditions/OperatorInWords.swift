/// An operator written as a word: `if a and b {`, `if not a {`.
enum OperatorInWords: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        // `and` joins the ranges of an expectation.
        if error.problem.isExpected(.dimension) { return nil }
        guard let found = context.foreignWord(of: error), found.word.role == .infix,
            ["!", BinaryOperator.and.rawValue, BinaryOperator.or.rawValue].contains(found.word.replacement ?? ""),
            let whole = context.infixes(around: found.position)
        else { return nil }
        let colon = context.endOfLine(of: found.position)
        guard context.tokens[colon].kind == .colon else { return context.foreign(found, whole) }
        let start = context.startOfLine(of: found.position)
        return context.foreign(found, context.statement(withBodyAfter: colon, of: start))
    }
}
