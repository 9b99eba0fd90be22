internal import Masonry
internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A sign or a word before the text of a view: `button ok = "OK"`, `label title text "Hi"`.
enum SignBeforeText: SyntaxRule {
    static let id: RuleID = "sign-before-text"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .signInView, .expected(.nameOfView, _): true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        if case .signInView(let word, _) = error.problem { return context.signInView(word) }
        // `button ok, "OK"`
        guard let word = context.statementWord(at: context.start),
            ViewKind(rawValue: word.rawValue)?.showsContent ?? false,
            context.isString(context.current), context.previous.kind == .comma,
            context.tokens[context.index - 2].kind == .identifier
        else { return nil }
        return SyntaxError(.signInView(word, ","), context.previous.span, replacement: (context.previous.span, ""))
    }
}

extension SyntaxContext {
    fileprivate func signInView(_ word: StatementWord) -> SyntaxError {
        let next = token(ahead: 1)
        let value = next.kind == .colon ? token(ahead: 2) : next
        let isWord = current.kind == .identifier && value.kind == .string && !value.startsLine
        let end = isWord && next.kind == .colon ? next.span.upper : current.span.upper
        return SyntaxError(
            .signInView(word, source.text(in: current.span)), current.span,
            replacement: (Span(previous.span.upper, end), ""))
    }
}
