/// A `;` that splits a statement: `if isWide; {`.
enum SplitStatement: SyntaxRule {
    private static func problem(before word: String) -> SyntaxProblem {
        .explained(.unexpected, "remove the `;` before `\(word)`: the statement continues")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .expected(.punctuation(.leftBrace), _), .expected(.value, _): break
        default: return nil
        }
        if case .expected(.value, _) = error.problem {
            let semicolon = context.previous
            guard context.index > 0, context.index == context.start, context.isReserved(.in),
                semicolon.kind == .semicolon, !context.current.startsLine
            else { return nil }
            return SyntaxError(
                problem(before: ReservedWord.in.rawValue), semicolon.span, replacement: (semicolon.span, ""))
        }
        let semicolon = context.current
        guard semicolon.kind == .semicolon, !semicolon.startsLine, context.token(ahead: 1).kind == .leftBrace else {
            return nil
        }
        return SyntaxError(problem(before: "{"), semicolon.span, replacement: (semicolon.span, ""))
    }
}
