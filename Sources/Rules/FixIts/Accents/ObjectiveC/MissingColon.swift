internal import AccentSyntax

/// An argument without the `:` before it: `[view addSubview other]`.
enum MissingColon: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .missingColon, .expected(.punctuation(.rightBracket), _): break
        default: return nil
        }
        guard context.lacksColon else { return nil }
        let (word, argument) = (context.previous.span, context.current)
        let upper = argument.kind == .assign ? argument.span.upper : argument.span.lower
        return SyntaxError(.missingColon(context.source.text(in: word)), argument.span).edited(
            Span(word.upper, upper), ":")
    }
}
