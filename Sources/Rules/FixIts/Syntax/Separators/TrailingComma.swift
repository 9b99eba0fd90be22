/// A comma after the last name of a declaration: `view a, in root`.
enum TrailingComma: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "another name must follow the `,`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .reservedWord, .contentOfView: break
        default: return nil
        }
        let (token, previous) = (context.current, context.previous)
        if case .contentOfView = error.problem {
            guard token.kind == .dot, previous.startsLine, context.index > 1,
                context.tokens[context.index - 2].kind == .comma
            else { return nil }
            let comma = context.tokens[context.index - 2].span
            return SyntaxError(problem, comma, replacement: (comma, ""))
        }
        guard context.isReserved(.in), previous.kind == .comma,
            context.statementWord(at: context.start)?.declaresView ?? false
        else { return nil }
        return SyntaxError(problem, previous.span, replacement: (previous.span, ""))
    }
}
