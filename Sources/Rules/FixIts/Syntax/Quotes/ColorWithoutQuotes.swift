/// A color without quotes: `a.color = #ff8800`.
enum ColorWithoutQuotes: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .hashSign, error.span.range.count > 1 else { return nil }
        let text = "\"\(context.source.text(in: error.span))\""
        return error.with(context.assignedColor(text, error.span) ?? (error.span, text))
    }
}

extension SyntaxContext {
    /// For `view bar #ff8800`, where a view has no text, an assignment of the color.
    fileprivate func assignedColor(_ text: String, _ color: Span) -> Edit? {
        guard index > 1, previous.kind == .identifier, tokens[index - 2].startsLine,
            self.text(at: index - 2) == ViewKind.view.rawValue
        else { return nil }
        return (
            Span(previous.span.upper, color.upper),
            "; \(source.text(in: previous.span)).\(Member.color.rawValue) = \(text)"
        )
    }
}
