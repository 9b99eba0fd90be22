/// A string without its first quote: `@Hello"`.
enum HalfQuotedText: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingOpeningQuote = error.problem else { return nil }
        let token = Span(error.span.lower, error.span.lower + 1)
        guard context.source.text(in: token) == "@" else { return nil }
        return error.edited(token.atEnd, "\"")
    }
}
