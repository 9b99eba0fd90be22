/// Two parents for the views of one declaration: `view a in b, c`.
enum SeveralParents: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "`in` gives all the views of a statement one parent")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem, context.current.kind == .comma,
            context.statementWord(at: context.start)?.declaresView ?? false,
            context.declaresParent
        else { return nil }
        let indentation = context.source.indentation(at: context.tokens[context.start].span.lower)
        let word = context.text(at: context.start)
        return SyntaxError(
            problem, context.current.span,
            replacement: (
                Span(context.current.span.lower, context.token(ahead: 1).span.lower), "\n\(indentation)\(word) "
            ))
    }
}
