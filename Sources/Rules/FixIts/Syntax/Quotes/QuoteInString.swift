/// A quote inside a string: `"He said "hi""`.
enum QuoteInString: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "a quote inside a string needs a backslash: `\\\"`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected, context.isBetweenValues(error) else { return nil }
        return context.quoteInString()
    }
}

extension SyntaxContext {
    /// `"He said "hi""`
    fileprivate func quoteInString() -> SyntaxError? {
        guard previous.kind == .string, current.isAdjacent, current.kind == .identifier else { return nil }
        var last = index
        var end: Int?
        while ![.end, .semicolon].contains(tokens[last].kind), last == index || !tokens[last].startsLine {
            if tokens[last].kind == .string { end = last }
            last += 1
        }
        guard let end else { return nil }
        let string = previous.span.joined(with: tokens[end].span)
        let text = source.text(in: Span(string.lower + 1, string.upper - 1))
        let escaped = text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
        return SyntaxError(QuoteInString.problem, current.span, replacement: (string, "\"\(escaped)\""))
    }
}
