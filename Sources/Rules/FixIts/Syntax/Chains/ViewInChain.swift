/// The name of a view in a chain: `make a.left.equalTo(b)`.
enum ViewInChain: SyntaxRule {
    static func problem(_ word: String, view: String) -> SyntaxProblem {
        .explained(
            .unexpected, "`\(word)` applies to the current views: no view name can follow it",
            help: "name the view first: \(view).\(word)Constraints { \(word) in … }")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        return context.viewInChain(from: context.start)
    }
}

extension SyntaxContext {
    /// `make a.left.equalTo(b)`
    fileprivate func viewInChain(from start: Int) -> SyntaxError? {
        let word = text(of: tokens[start].name)
        guard index == start + 1, tokens[start].kind == .identifier, Builtin(rawValue: word)?.isChainWord ?? false,
            current.kind == .identifier, token(ahead: 1).kind == .dot
        else { return nil }
        let view = source.text(in: current.span)
        let whole = Span(tokens[start].span.lower, endOfLine.upper)
        let chain = source.text(in: Span(token(ahead: 1).span.lower, whole.upper))
        return SyntaxError(
            ViewInChain.problem(word, view: view), current.span,
            replacement: (whole, "\(view).\(word)Constraints { \(word) in \(word)\(chain) }"))
    }
}
