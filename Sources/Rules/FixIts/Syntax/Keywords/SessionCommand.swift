/// A command of a session in a script: `:fix 1`.
enum SessionCommand: SyntaxRule {
    static func problem(_ name: String) -> SyntaxProblem {
        .explained(
            .misplaced, "`:\(name)` is a session command and can't be used in a script",
            help: "remove it; type it in a session: `masonry-repl -i FILE`", coversStatement: true)
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        return context.isPassedOver && error.problem != .alreadyReported ? context.sessionCommand : nil
    }
}

extension SyntaxContext {
    /// A line such as `:fix 1`.
    fileprivate var sessionCommand: SyntaxError? {
        let (token, name) = (tokens[start], tokens[start + 1])
        guard token.kind == .colon, token.startsLine || start == 0, name.isAdjacent,
            name.kind == .identifier || name.kind == .reserved
        else { return nil }
        return SyntaxError(SessionCommand.problem(source.text(in: name.span)), Span(token.span.lower, name.span.upper))
    }
}
