/// A parent without `in`: `view a root`, `view a on root`, `label title "Hi" card`.
enum MissingIn: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "the parent of a view needs `in` before it")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .contentOfView, .missingSeparator: break
        default: return nil
        }
        let (token, next) = (context.current, context.token(ahead: 1))
        guard token.kind == .identifier else { return nil }
        let isWord = next.kind == .identifier && !next.startsLine
        let word: SyntaxContext.Edit = (token.span, ReservedWord.in.rawValue)
        let insertion: SyntaxContext.Edit = (context.previous.span.atEnd, " \(ReservedWord.in.rawValue)")
        if case .contentOfView = error.problem {
            if context.hasNumberAfter { return nil }
            if isWord { return SyntaxError(problem, token.span, replacement: word) }
            guard ForeignWord.find(context.text(of: token.name), .infix) == nil,
                ![.dot, .leftParen].contains(next.kind),
                context.isParent(token.name)
            else { return nil }
            return SyntaxError(problem, token.span, replacement: insertion)
        }
        guard context.statementWord(at: context.start)?.declaresView ?? false,
            context.isString(context.previous) || context.previous.kind == .size
        else { return nil }
        // `on card`, or `card` alone.
        return SyntaxError(problem, token.span, replacement: isWord ? word : insertion)
    }
}
