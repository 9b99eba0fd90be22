/// A line that starts with an operator: `let x = 1`, and `+ 2` on the next line.
enum OperatorAtLineStart: SyntaxRule {
    static func problem(_ token: String) -> SyntaxProblem {
        .explained(
            .unexpected, "a line can't start with `\(token)`: the line before is complete",
            help: "put the operator at the end of the line before")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem != .alreadyReported, context.isPassedOver else { return nil }
        return context.operatorAtStartOfLine(context.start)
    }
}

extension SyntaxContext {
    /// A line that starts with an operator, and should continue the line before.
    fileprivate func operatorAtStartOfLine(_ start: Int) -> SyntaxError? {
        guard index == start, index > 0, current.startsLine, endsValue(previous), current.kind != .minus,
            let spelling = current.kind.spelling, BinaryOperator(rawValue: spelling) != nil,
            startsValue(token(ahead: 1))
        else { return nil }
        let gap = source.text(in: Span(previous.span.upper, current.span.lower))
        return SyntaxError(
            OperatorAtLineStart.problem(spelling), current.span,
            replacement: (Span(previous.span.upper, token(ahead: 1).span.lower), " \(spelling)\(gap)"))
    }
}
