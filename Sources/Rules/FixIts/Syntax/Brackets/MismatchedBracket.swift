/// A bracket that another kind of bracket closes: `print(1]`.
enum MismatchedBracket: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .mismatched, .expected, .unclosed: break
        default: return nil
        }
        let (current, index) = (context.current, context.index)
        switch error.problem {
        case .mismatched("{", ")"):
            // A brace in place of a call's parenthesis, closed by the right bracket.
            guard !context.isPassedOver, let opening = error.related?.span,
                context.opensCall(context.outline.position(at: opening.lower))
            else { return nil }
            return SyntaxError(
                error.problem, opening, related: SyntaxError.Related(span: current.span, .closing),
                replacement: (opening, "("))
        case .unclosed, .expected:
            guard context.isPassedOver, index > 0 else { return nil }
            return context.closedByBrace(error) ?? (error.problem.isUnexpected ? context.closedByOther : nil)
        default: return nil
        }
    }
}

extension SyntaxContext {
    /// A bracket that a `}` closes.
    fileprivate func closedByBrace(_ error: SyntaxError) -> SyntaxError? {
        guard isClosedByBrace, let bracket = bracketLeftOpen(error) else { return nil }
        return SyntaxError(
            .mismatched(bracket.problem.opening, closing: "}"), current.span,
            related: SyntaxError.Related(span: bracket.span, message: "opened here"),
            replacement: (current.span, SyntaxProblem.closing(of: bracket.problem.opening)))
    }

    /// A `(` that a `]` closes, and a `[` that a `)` closes.
    fileprivate var closedByOther: SyntaxError? {
        guard !isAtEnd, let bracket = openBrackets.last else { return nil }
        switch (opening, current.kind) {
        case (.leftParen, .rightBracket):
            return SyntaxError(.mismatched("(", closing: "]"), current.span, replacement: (current.span, ")"))
        case (.leftBracket, .rightParen):
            if opensCall(bracket) || opensTuple(bracket) {
                return SyntaxError(
                    .mismatched("[", closing: ")"), tokens[bracket].span,
                    related: SyntaxError.Related(span: current.span, message: "closed here"),
                    replacement: (tokens[bracket].span, "("))
            }
            let isOuter = openBrackets.dropLast().contains { tokens[$0].kind == .leftParen }
            let place = isOuter ? Span(current.span.lower, current.span.lower) : current.span
            return SyntaxError(.mismatched("[", closing: ")"), current.span, replacement: (place, "]"))
        default: return nil
        }
    }
}
