/// A declaration without a name: `view`, `label "Hello"`.
enum DeclarationWithoutName: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected, context.isPassedOver, let word = context.statementWord(at: context.start),
            context.index == context.start + 1
        else { return nil }
        let span = context.tokens[context.start].span
        if case .expected = error.problem { return context.isAtEnd ? SyntaxError(.missingName(word), span) : nil }
        return SyntaxError(
            .missingName(word), span, replacement: context.nameFromText(word) ?? context.nameSelected(word))
    }
}

extension SyntaxContext {
    /// `view "header"` and `label "Hello" t`: the name is in the text, or after it.
    fileprivate func nameFromText(_ word: StatementWord) -> Edit? {
        guard word.declaresView, current.kind == .string else { return nil }
        let next = token(ahead: 1)
        if next.kind == .identifier, !next.startsLine {
            guard showsText(at: index - 1) else { return nil }
            let text = "\(source.text(in: next.span)) \(source.text(in: current.span))"
            return (current.span.joined(with: next.span), text)
        }
        let text = source.text(in: current.span).dropFirst().dropLast()
        let name = text.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        guard let first = name.first, !first.isNumber, text.count <= 40, ReservedWord(rawValue: String(name)) == nil
        else { return nil }
        guard showsText(at: index - 1) else { return name == text ? (current.span, String(name)) : nil }
        return (current.span, "\(first.lowercased())\(name.dropFirst()) \"\(text)\"")
    }

    /// `select "card"`
    fileprivate func nameSelected(_ word: StatementWord) -> Edit? {
        guard word == .select, current.kind == .string else { return nil }
        let name = source.text(in: current.span).dropFirst().dropLast()
        let isName =
            name.first.map { !$0.isNumber } ?? false && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isName ? (current.span, String(name)) : nil
    }
}
