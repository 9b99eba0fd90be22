/// A loop without `in`, or with a misspelled one: `for i ni xs {`, `for i xs {`.
enum LoopWithoutIn: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.word(.in), _) = error.problem else { return nil }
        if context.isAtEnd { return nil }
        if let place = context.misspelledIn(.word(.in)) { return place }
        return context.startsValue(context.current) ? error.edited(context.previous.span.atEnd, " in") : nil
    }
}

extension SyntaxContext {
    /// `for i ni xs`: a misspelled `in`, followed by what the loop runs over.
    fileprivate func misspelledIn(_ expected: Expectation) -> SyntaxError? {
        let next = token(ahead: 1)
        guard expected == .word(.in), current.kind == .identifier, startsValue(next), !next.startsLine,
            !next.isAdjacent
        else { return nil }
        return SyntaxError(
            .expected(expected, found: found), current.span, replacement: (current.span, ReservedWord.in.rawValue))
    }
}
