/// A file name without quotes: `import other.mas`, `import("other.mas")`.
enum FileWithoutQuotes: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.file, _) = error.problem else { return nil }
        if context.current.kind == .leftParen { return context.fileInParentheses(error) }
        guard context.current.kind == .identifier, !context.isAtEnd, context.startsLowercase(context.current) else {
            return nil
        }
        return context.fileWithoutQuotes(error)
    }
}

extension SyntaxContext {
    /// `import other.mas`
    fileprivate func fileWithoutQuotes(_ error: SyntaxError) -> SyntaxError {
        var last = index
        while last + 1 < tokens.count, tokens[last + 1].isAdjacent, tokens[last + 1].kind != .semicolon { last += 1 }
        let span = current.span.joined(with: tokens[last].span)
        let file = source.text(in: span)
        return SyntaxError(
            error.problem, span, replacement: (span, file.hasSuffix(".mas") ? "\"\(file)\"" : "\"\(file).mas\""))
    }

    /// `import("box.mas")`
    fileprivate func fileInParentheses(_ error: SyntaxError) -> SyntaxError {
        let (file, end) = (token(ahead: 1), token(ahead: 2))
        guard file.kind == .string, end.kind == .rightParen else { return error }
        return SyntaxError(
            error.problem, error.span,
            replacement: (Span(previous.span.upper, end.span.upper), " \(source.text(in: file.span))"))
    }
}
