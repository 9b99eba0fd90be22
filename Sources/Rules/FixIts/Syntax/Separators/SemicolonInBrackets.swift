/// Elements or arguments with `;` between them: `print(1; 2)`.
enum SemicolonInBrackets: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "separate elements with `,`, not with `;`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected = error.problem, context.isPassedOver, context.current.kind == .semicolon,
            context.startsValue(context.token(ahead: 1)),
            context.isClosedOnLine(context.openBrackets.last)
        else { return nil }
        return context.semicolonInBrackets()
    }
}

extension SyntaxContext {
    /// `print(1; 2; 3)`
    fileprivate func semicolonInBrackets() -> SyntaxError {
        let closing = openBrackets.last.flatMap { closers[$0] } ?? index
        var last = index
        for position in index..<closing where tokens[position].kind == .semicolon { last = position }
        let stretch = current.span.joined(with: tokens[last].span)
        if tokens[index...last].contains(where: { isString($0) }) {
            return SyntaxError(SemicolonInBrackets.problem, current.span)
        }
        let separated = String(source.text(in: stretch).map { $0 == ";" ? "," : $0 })
        return SyntaxError(SemicolonInBrackets.problem, current.span, replacement: (stretch, separated))
    }

    fileprivate func isClosedOnLine(_ opening: Int?) -> Bool {
        guard let opening, let closing = closers[opening] else { return false }
        return source.line(at: tokens[opening].span.lower) == source.line(at: tokens[closing].span.lower)
    }
}
