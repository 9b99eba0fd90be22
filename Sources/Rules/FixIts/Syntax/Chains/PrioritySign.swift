/// A priority with `@`: `make.width.equalTo(40) @ 750`.
enum PrioritySign: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "set a priority with `priority`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        let end = context.token(ahead: 1)
        guard context.current.kind == .at, context.endsValue(context.previous),
            [.number, .identifier].contains(end.kind)
        else { return nil }
        return SyntaxError(
            problem, context.current.span.joined(with: end.span),
            replacement: (
                Span(context.previous.span.upper, end.span.upper), ".priority(\(context.source.text(in: end.span)))"
            ))
    }
}
