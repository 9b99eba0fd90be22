internal import AccentSyntax

/// A body without braces: `if a print(1)`, `if a:`, `func f(a) = a + 1`.
enum BodyWithoutBraces: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .expected(.punctuation(.leftBrace), _), .assignmentInExpression: break
        default: return nil
        }
        if error.problem == .assignmentInExpression {
            guard context.isReservedWord(.func, at: context.start), context.openBrackets.isEmpty else { return nil }
            return context.functionOfOneValue()
        }
        guard context.isAtEnd else { return context.bodyOnLine(from: context.start) }
        guard context.openBrackets.isEmpty else { return nil }
        let isClosed = context.endOfIndentedLines(under: context.start) != nil
        return SyntaxError(
            .bodyWithoutBraces, error.span,
            replacement: isClosed ? (context.previous.span.atEnd, " {") : context.bodyBelow(context.start))
    }
}

extension SyntaxContext {
    /// `func f(a) = a + 1`
    fileprivate func functionOfOneValue() -> SyntaxError {
        let value = Span(token(ahead: 1).span.lower, endOfLine.upper)
        let body = value.lower < value.upper ? "{ \(ReservedWord.return.rawValue) \(source.text(in: value)) }" : nil
        return SyntaxError(
            .bodyWithoutBraces, current.span, replacement: body.map { (Span(current.span.lower, value.upper), $0) })
    }

    fileprivate func bodyOnLine(from start: Int) -> SyntaxError? {
        // The braces are there, after a word that should not be.
        if current.kind == .identifier, endsValue(previous), startsValue(token(ahead: 1)),
            braceOfLine(from: index) != nil
        {
            return nil
        }
        var edit: Edit?
        if current.kind == .colon {
            edit = statement(withBodyAfter: index, of: start)
        } else if startsValue(current) || current.kind == .reserved {
            let statement = Span(current.span.lower, endOfLine.upper)
            edit = (statement, "{ \(source.text(in: statement)) }")
        }
        return SyntaxError(.bodyWithoutBraces, current.span, replacement: edit)
    }
}
