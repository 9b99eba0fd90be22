/// A variable with a type: `var x: Int = 3`.
enum TypedVariable: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.otherLanguage, "there are no type annotations: a variable can hold any value")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected = error.problem, context.isPassedOver, !context.isAtEnd, context.current.kind == .colon,
            context.index == context.start + 2,
            context.declaresVariable(at: context.start)
        else { return nil }
        return context.typeOfVariable(error)
    }
}

extension SyntaxContext {
    /// `var x: Int = 3`, `let x: 3` and `var x: Int`
    fileprivate func typeOfVariable(_ error: SyntaxError) -> SyntaxError {
        let end = tokens[index...].first { $0.kind == .assign || $0.kind == .end || $0.startsLine }
        guard let end, end.kind == .assign else {
            let type = token(ahead: 1)
            let isCall = token(ahead: 2).kind == .leftParen && token(ahead: 2).isAdjacent
            if type.kind == .identifier && isType(type) && !isCall || !startsValue(type) {
                let span = type.startsLine ? current.span : current.span.joined(with: type.span)
                return SyntaxError(TypedVariable.problem, span, replacement: withoutValues(from: index - 2))
            }
            return SyntaxError(
                .expected(.punctuation(.assign), found: .text(":")), current.span,
                replacement: (Span(previous.span.upper, current.span.upper), " ="))
        }
        let span = Span(current.span.lower, tokens[index + 1].span.upper)
        return SyntaxError(TypedVariable.problem, span, replacement: (Span(previous.span.upper, end.span.lower), " "))
    }
}
