/// A tuple in braces: `make.edges.equalTo(root).insets({1, 2, 3, 4})`.
enum TupleInBraces: SyntaxRule {
    private static var problem: SyntaxProblem {
        .explained(.unexpected, "use parentheses, not braces, around a tuple")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        let opening = context.start - 1
        guard context.current.kind == .comma, opening >= 0, context.tokens[opening].kind == .leftBrace,
            let closing = context.closers[opening],
            !context.tokens[context.start..<closing].contains(where: { $0.kind == .leftBrace })
        else { return nil }
        let tuple = context.arguments(between: opening, and: closing).map { context.text($0) }.joined(separator: ", ")
        let span = context.span(from: opening, through: closing)
        return SyntaxError(problem, span, replacement: (span, "(\(tuple))"))
    }
}
