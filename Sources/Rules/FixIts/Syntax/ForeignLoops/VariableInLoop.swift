/// The variable of a loop with a word before it: `for let x in xs {`.
enum VariableInLoop: SyntaxRule {
    static func problem(_ word: String) -> SyntaxProblem {
        .explained(.unexpected, "`for` declares its variable itself: remove `\(word)`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .reservedWord, .expected(.word(.in), _): break
        default: return nil
        }
        let (word, name) = (context.current.span, context.token(ahead: 1).span)
        if case .reservedWord = error.problem {
            guard context.declaresVariable(at: context.index), context.isForHead(from: context.start),
                context.index == context.start + 1
            else { return nil }
            return SyntaxError(
                problem(context.source.text(in: word)), word, replacement: (Span(word.lower, name.lower), ""))
        }
        guard context.current.kind == .identifier, !context.isAtEnd, context.isReserved(.in, ahead: 1) else {
            return nil
        }
        let type = context.previous.span
        return SyntaxError(
            problem(context.source.text(in: type)), type,
            replacement: (Span(type.lower, context.current.span.lower), ""))
    }
}
