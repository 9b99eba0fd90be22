/// Parentheses without a value as an argument: `print(())`.
enum EmptyParentheses: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.value, found: .emptyParentheses) = error.problem else { return nil }
        let opening = context.outline.position(at: error.span.lower)
        guard opening > 0, context.tokens[opening - 1].kind == .leftParen else { return error }
        return error.with((error.span, context.current.kind == .rightParen ? "" : ")"))
    }
}
