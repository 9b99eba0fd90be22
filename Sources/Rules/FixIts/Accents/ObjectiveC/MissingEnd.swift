/// A class without its `@end`, at the end of the source.
enum MissingEnd: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.keyword("@end"), _) = error.problem else { return nil }
        return error.edited(context.previous.span.atEnd, "\n@end")
    }
}
