internal import AccentSyntax

/// A `=` in a condition: `if a = b {`.
enum AssignedCondition: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .expected(.punctuation(.leftBrace), _), .expected(.word(.else), _),
            .expected(.punctuation(.rightParen), _):
            break
        default: return nil
        }
        guard context.current.kind == .assign,
            !error.problem.isExpected(.punctuation(.rightParen)) || isInCondition(context)
        else { return nil }
        return SyntaxError(.assignmentInExpression, context.current.span)
    }

    /// Whether the current token is in the parentheses of a condition.
    private static func isInCondition(_ context: SyntaxContext) -> Bool {
        guard let opening = context.innermostOpening, opening > 0 else { return false }
        return ["if", "while", "guard"].contains(context.text(of: context.tokens[opening - 1]))
    }
}
