internal import Diagnostics
internal import FixIts
internal import Syntax
internal import Vocabulary

// Forms of other languages.
extension TokenSearch {
    /// The statement at an error with forms of other languages translated.
    mutating func translation(at label: Diagnostic.Label) -> (edit: Replacement, help: String)? {
        let source = label.source
        let tokens = Lexer.tokens(of: source, names: vocabulary.names)
        left -= 2 * source.length
        guard let statement = StatementTokens(at: label.span, among: tokens, in: source) else { return nil }
        let indentation = String(source.indentation(at: statement.span.lower))
        let declared = declaredNames(in: tokens)
        let translated = { (span: Span, isWithBody: Bool) -> (edit: Replacement, help: String)? in
            ForeignForm.translated(
                source.text(in: span), indentedBy: indentation, declaring: declared, isWithBody: isWithBody
            ).map { (Replacement(source: source, span: span, text: $0.text), $0.help) }
        }
        return translated(statement.span, false)
            ?? statement.spanWithBlocks(among: tokens).flatMap { translated($0, true) }
    }

    /// The names after the words that declare something.
    private func declaredNames(in tokens: Tokens) -> Set<String> {
        let words = Set(
            StatementWord.allCases.filter(\.declaresView).map(\.rawValue)
                + [ReservedWord.let, .var, .func, .for].map(\.rawValue))
        return Set(
            zip(tokens, tokens.dropFirst()).compactMap { word, name in
                (word.kind == .identifier || word.kind == .reserved) && name.kind == .identifier
                    && words.contains(vocabulary.text(word.name))
                    ? vocabulary.text(name.name) : nil
            })
    }
}
