internal import AccentSyntax

/// A function that makes an object of its result's type first, and does not return it.
enum MissingReturn: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let (tokens, source) = (context.tokens, context.source)
        let closing = context.outline.position(at: error.span.lower)
        guard case .swiftProblem(.missingReturn(let type)) = error.problem,
            let opening = context.brackets.opening(before: closing), opening + 5 <= closing
        else { return nil }
        let (word, name, last) = (tokens[opening + 1], tokens[opening + 2], tokens[closing - 1])
        let line = { source.line(at: $0.span.lower) } as (Token) -> Int
        guard [.let, .var].contains(context.reservedWord(at: opening + 1)), name.kind == .identifier,
            tokens[opening + 3].kind == .assign, context.text(of: tokens[opening + 4]) == type,
            tokens[opening + 5].kind == .leftParen, line(tokens[closing]) > line(last),
            line(tokens[opening]) < line(word)
        else { return nil }
        let indentation = source.indentation(at: word.span.lower)
        return error.edited(last.span.atEnd, "\n\(indentation)return \(context.text(of: name))")
    }
}
