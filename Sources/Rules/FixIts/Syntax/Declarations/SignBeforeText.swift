/// A sign or a word before the text of a view: `button ok = "OK"`, `label title text "Hi"`.
enum SignBeforeText: SyntaxRule {
    static func problem(_ word: StatementWord, _ token: String) -> SyntaxProblem {
        .explained(
            .unexpected, "the \(word == .image ? "size" : "text") of \(word.named) follows its name without `\(token)`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .contentOfView, .missingSeparator, .expected(.nameOfView, _): break
        default: return nil
        }
        guard let word = context.statementWord(at: context.start),
            ViewKind(rawValue: word.rawValue)?.showsContent ?? false
        else { return nil }
        switch error.problem {
        case .contentOfView: return context.signBeforeText(word)
        case .missingSeparator: return context.wordBeforeText(word)
        default: return context.commaBeforeText(word)
        }
    }
}

extension SyntaxContext {
    /// `button ok = "OK"`
    fileprivate func signBeforeText(_ word: StatementWord) -> SyntaxError? {
        guard [.assign, .colon].contains(current.kind) else { return nil }
        return SyntaxError(
            SignBeforeText.problem(word, source.text(in: current.span)), current.span,
            replacement: (Span(previous.span.upper, current.span.upper), ""))
    }

    /// `label title text "Hi"` and `label title text: "Hi"`
    fileprivate func wordBeforeText(_ word: StatementWord) -> SyntaxError? {
        let (name, text) = (previous, current.kind == .colon ? token(ahead: 1) : current)
        guard index == start + 3, name.kind == .identifier, text.kind == .string, !text.startsLine else { return nil }
        let end = current.kind == .colon ? current.span.upper : name.span.upper
        return SyntaxError(
            SignBeforeText.problem(word, source.text(in: name.span)), name.span,
            replacement: (Span(tokens[index - 2].span.upper, end), ""))
    }

    /// `button ok, "OK"`
    fileprivate func commaBeforeText(_ word: StatementWord) -> SyntaxError? {
        guard isString(current), previous.kind == .comma, tokens[index - 2].kind == .identifier else { return nil }
        return SyntaxError(
            SignBeforeText.problem(word, ","), previous.span, replacement: (previous.span, ""))
    }
}
