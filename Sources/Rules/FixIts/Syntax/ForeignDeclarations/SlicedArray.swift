/// A part of an array by its positions: `xs[0:2]`.
enum SlicedArray: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected = error.problem, context.current.kind == .colon, context.opening == .leftBracket,
            !context.isAtEnd
        else { return nil }
        let isAfterValue = context.openBrackets.last.map { opening in
            opening > 0 && context.endsValue(context.tokens[opening - 1]) && context.tokens[opening].isAdjacent
                && context.closers[opening] != nil
        }
        return isAfterValue ?? false ? SyntaxError(.slice, context.current.span) : nil
    }
}
