/// Text in single quotes: `@'x'`.
enum SingleQuotes: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .quotes(.single) = error.problem, context.current.kind == .character else { return nil }
        return error.edited(error.span, "\"\(context.source.text(in: error.span).dropFirst().dropLast())\"")
    }
}
