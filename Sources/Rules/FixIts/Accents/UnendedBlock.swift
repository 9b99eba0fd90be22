internal import AccentSyntax

/// A block without its `}`, judged by the indentation.
enum UnendedBlock: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .unclosed("{", _) = error.problem, error.place != nil, let opening = context.innermostOpening,
            context.current.kind == .end || context.current.kind == .at && context.isWord("end", ahead: 1)
        else { return nil }
        return context.unclosedBrace(from: opening)
    }
}
