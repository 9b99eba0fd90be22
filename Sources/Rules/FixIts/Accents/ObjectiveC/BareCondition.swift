/// A condition without parentheses: `if view.hidden {`.
enum BareCondition: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "a condition needs parentheses")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.punctuation(.leftParen), _) = error.problem, context.index > 0,
            [.if, .while].contains(context.reservedWord(at: context.index - 1)),
            !context.current.startsLine,
            let brace = context.tokens[context.index...].firstIndex(where: {
                $0.kind == .leftBrace || $0.startsLine || $0.kind == .end
            }), context.tokens[brace].kind == .leftBrace, brace > context.index
        else { return nil }
        let condition = context.current.span.joined(with: context.tokens[brace - 1].span)
        return SyntaxError(problem, condition).edited(
            condition, "(\(context.source.text(in: condition)))")
    }
}
