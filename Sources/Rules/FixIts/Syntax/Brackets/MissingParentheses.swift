/// A call without parentheses: `make.left.equalTo root`, `print 1`, `func f {`.
enum MissingParentheses: SyntaxRule {
    static func problem(of name: String) -> SyntaxProblem {
        .explained(.unexpected, "`\(name)` needs parentheses")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected else { return nil }
        let (previous, current) = (context.previous, context.current)
        guard context.isPassedOver else { return nil }
        switch error.problem {
        case .expected(.punctuation(.leftParen), _):
            return current.kind == .leftBrace && !context.isAtEnd
                ? error.edited(context.previous.span.atEnd, "()") : nil
        case .expected(.punctuation(.leftBrace), _):
            guard !context.isAtEnd, context.isCallable(previous), context.startsValue(current),
                let brace = context.braceOfLine(from: context.index)
            else { return nil }
            return context.call(with: current.span.joined(with: context.tokens[brace - 1].span))
        case .expected:
            let closing: [Token.Kind] = [.rightParen, .rightBracket, .comma]
            guard context.isBetweenValues(error), context.isCallable(previous),
                closing.contains(context.token(ahead: 1).kind)
            else { return nil }
            return context.call(with: current.span)
        default:
            guard context.startsValue(current), current.kind != .leftParen, context.isCallable(previous) else {
                return nil
            }
            return context.missingOpening ?? context.call(with: Span(current.span.lower, context.endOfGiven))
        }
    }
}

extension SyntaxContext {

    /// `make.left.equalTo root)`, where only the `(` is missing.
    fileprivate var missingOpening: SyntaxError? {
        guard hasSpareParenthesis else { return nil }
        return SyntaxError(MissingParentheses.problem(of: text(at: index - 1)), current.span)
            .edited(Span(previous.span.upper, current.span.lower), "(")
    }

    /// The name before the current token as a call with arguments.
    fileprivate func call(with given: Span) -> SyntaxError {
        SyntaxError(
            MissingParentheses.problem(of: source.text(in: previous.span)), given,
            replacement: (Span(previous.span.upper, given.upper), "(\(source.text(in: given)))"))
    }
}
