/// A comma instead of a dot: `make.left, top.equalTo(root)`, `1,5`.
enum CommaInsteadOfDot: SyntaxRule {
    static func problem(_ joint: String) -> SyntaxProblem {
        .explained(.unexpected, "use \(joint) here, not `,`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem, context.current.kind == .comma else { return nil }
        return context.commaInsteadOfDot(from: context.start)
    }
}

extension SyntaxContext {
    /// Whether the tokens are `make` with only attributes after it.
    fileprivate func areAttributes(from start: Int, to end: Int) -> Bool {
        guard end > start + 2, Builtin(rawValue: text(of: tokens[start].name))?.isChainWord ?? false else {
            return false
        }
        return tokens[(start + 1)..<end].allSatisfy { $0.kind == .dot || $0.kind == .identifier && isMemberName($0) }
    }

    fileprivate func commaInsteadOfDot(from start: Int) -> SyntaxError? {
        let (next, span) = (token(ahead: 1), current.span)
        if previous.kind == .identifier, isKnown(previous), next.kind == .identifier, current.isAdjacent,
            next.isAdjacent, isMemberName(next), !isKnown(next)
        {
            return SyntaxError(CommaInsteadOfDot.problem("a `.`"), span, replacement: (span, "."))
        }
        if previous.kind == .number, next.kind == .number, next.isAdjacent, current.isAdjacent {
            return SyntaxError(CommaInsteadOfDot.problem("a decimal point"), span, replacement: (span, "."))
        }
        guard next.kind == .identifier else { return nil }
        if areAttributes(from: start, to: index), next.name == tokens[start].name, token(ahead: 2).kind == .dot {
            return SyntaxError(
                CommaInsteadOfDot.problem("a `.`"), span,
                replacement: (Span(span.lower, token(ahead: 2).span.lower), ""))
        }
        guard isMemberName(next), continuesChain(previous) else { return nil }
        return SyntaxError(
            CommaInsteadOfDot.problem("a `.`"), span, replacement: (Span(span.lower, next.span.lower), "."))
    }
}
