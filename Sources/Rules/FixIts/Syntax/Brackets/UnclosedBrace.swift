internal import AccentSyntax

/// A block that is not closed, judged by the indentation: `if a {`, and no `}`.
enum UnclosedBrace: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.opening == "{", case .unclosed = error.problem else { return nil }
        if context.current.kind == .end,
            let brace = context.unclosedBrace(from: context.outline.position(at: error.span.lower))
        {
            return brace
        }
        guard !context.isPassedOver, context.current.kind == .rightParen else { return nil }
        return error.edited(context.previous.span.atEnd, " }")
    }
}
