/// A string of Objective-C: `@"text"`.
enum ObjectiveCString: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.value, _) = error.problem, context.current.kind == .at,
            context.token(ahead: 1).kind == .string
        else { return nil }
        return SyntaxError(PrefixedString.problem("@"), context.current.span).edited(context.current.span, "")
    }
}
