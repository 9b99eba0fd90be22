/// A brace that is doubled, or on the next line: `a.makeConstraints {{ make in … }}`.
enum MisplacedBrace: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        doubledBrace(error, in: context)
            ?? braceOnNewLine(error, in: context)
    }

    static var problem: SyntaxProblem {
        .explained(.brace, "use one `{`, not two")
    }

    /// A brace that is opened twice: `a.makeConstraints {{ make in … }}`.
    private static func doubledBrace(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .statementStartsWithBrace = error.problem, context.index > 0, context.previous.kind == .leftBrace,
            !context.current.startsLine
        else { return nil }
        return context.doubledBrace()
    }

    /// The `{` of a body or a closure on the next line.
    private static func braceOnNewLine(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .braceOnNewLine, .statementStartsWithBrace: break
        default: return nil
        }
        let edit: SyntaxContext.Edit = (Span(context.previous.span.upper, context.current.span.upper), " {")
        if error.problem == .braceOnNewLine { return error.with(edit) }
        let lines =
            context.source.line(at: context.current.span.lower) - context.source.line(at: context.previous.span.lower)
        guard context.index > 0, context.endsCall, lines == 1 else { return nil }
        return SyntaxError(.statementStartsWithBrace(closesCall: true), error.span, replacement: edit)
    }
}

extension SyntaxContext {
    /// `a.makeConstraints {{ make in … }}`, or with one `}`
    fileprivate func doubledBrace() -> SyntaxError {
        guard let closing = closers[index], closers[index - 1] == closing + 1 else {
            return SyntaxError(MisplacedBrace.problem, current.span, replacement: (current.span, ""))
        }
        let inside = source.text(in: Span(current.span.upper, tokens[closing].span.lower))
        return SyntaxError(
            MisplacedBrace.problem, current.span, replacement: (current.span.joined(with: tokens[closing].span), inside)
        )
    }
}
