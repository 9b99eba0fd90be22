/// An image with a name or a file: `image icon "icon.png" 40x40`.
enum ImageByName: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "an image is declared with a size, not with a name")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem, context.current.kind == .size,
            context.statementWord(at: context.start) == .image,
            context.previous.kind == .string, context.index == context.start + 3
        else { return nil }
        return SyntaxError(
            problem, context.previous.span,
            replacement: (Span(context.previous.span.lower, context.current.span.lower), ""))
    }
}
