extension Program {
    /// The program with explained errors and edits.
    ///
    /// - Parameter errorLimit: how many errors are reported.
    package func answered(_ names: NameTable, errorLimit: Int) -> Program {
        if errors.isEmpty { return self }
        if source.accent == .masonry {
            return SyntaxAnswers(self, tokens, names, errorLimit: errorLimit).answer(self)
        }
        return Program(
            source: source, statements: statements,
            errors: AccentAnswers(self, names).answer(answeredLexer(names)), tokens: Tokens(),
            headers: headers,
            isIncomplete: isIncomplete)
    }

    /// The errors of another accent. Those of its lexer are explained from the tokens as the source has them.
    private func answeredLexer(_ names: NameTable) -> [SyntaxError] {
        guard errors.contains(where: \.isOfLexer) else { return errors }
        let tokens = Lexer.tokens(of: source, names: names)
        let rules = SyntaxAnswers(self, tokens, names, errorLimit: errors.count)
        return errors.map { error in
            guard error.isOfLexer else { return error }
            let directive = tokens.first { $0.kind == .directive && $0.span.contains(error.span) }
            guard let directive else { return rules.answer(ofLexer: error) }
            let line = Lexer.tokens(of: source, in: directive.span.lower + 1..<directive.span.upper, names: names)
            return SyntaxAnswers(self, line, names, errorLimit: errors.count).answer(ofLexer: error)
        }
    }
}
