/// A closure with `in` and without a parameter: `{ in make.left.equalTo(root) }`.
enum ClosureWithoutParameter: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "the closure needs a parameter name before `in`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.value, _) = error.problem, context.index > 0, context.index == context.start,
            context.isReserved(.in),
            context.previous.kind == .leftBrace
        else { return nil }
        return context.missingParameter()
    }
}

extension SyntaxContext {
    /// `{ in make.left… }`
    fileprivate func missingParameter() -> SyntaxError {
        let next = token(ahead: 1)
        let word = source.text(in: next.span)
        let isNamed = next.kind == .identifier && Builtin(rawValue: word)?.isChainWord ?? false
        return SyntaxError(
            ClosureWithoutParameter.problem, current.span,
            replacement: isNamed ? (Span(current.span.lower, current.span.lower), "\(word) ") : nil)
    }
}
