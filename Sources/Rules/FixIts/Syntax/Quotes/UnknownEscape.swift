/// A backslash before a character that needs none: `"50\%"`.
enum UnknownEscape: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .invalidEscape = error.problem else { return nil }
        return error.edited(Span(error.span.lower, error.span.lower), "\\")
    }
}
