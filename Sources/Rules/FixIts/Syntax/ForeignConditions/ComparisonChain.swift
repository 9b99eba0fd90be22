/// Two comparisons in a row: `1 < x < 3`.
enum ComparisonChain: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .chainedComparison(let middle) = error.problem else { return nil }
        let place = Span(context.current.span.lower, context.current.span.lower)
        return error.edited(place, "\(BinaryOperator.and.rawValue) \(context.source.text(in: middle)) ")
    }
}
