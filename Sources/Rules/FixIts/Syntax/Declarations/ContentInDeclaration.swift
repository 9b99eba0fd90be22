/// What a declaration says in another way: `view a(root)`, `view title: UILabel`, `view header 100x50`, `view bar "red"`.
enum ContentInDeclaration: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .contentOfView = error.problem, context.index > 1 else { return nil }
        if let parent = context.parentInParentheses { return parent }
        guard let word = error.problem.declaration else { return nil }
        let isFirst = context.statementWord(at: context.index - 2) == word
        return isFirst
            ? context.typeOfView ?? context.sizeAfter(word) ?? context.colorOfView(word) : context.colorOfView(word)
    }
}

extension SyntaxContext {
    /// `view a(root)`
    fileprivate var parentInParentheses: SyntaxError? {
        let (name, end) = (token(ahead: 1), token(ahead: 2))
        guard current.kind == .leftParen, name.kind == .identifier, end.kind == .rightParen else { return nil }
        return SyntaxError(
            MissingIn.problem, current.span,
            replacement: (
                Span(previous.span.upper, end.span.upper), " \(ReservedWord.in.rawValue) \(source.text(in: name.span))"
            ))
    }

    /// `view title: UILabel`
    fileprivate var typeOfView: SyntaxError? {
        let type = token(ahead: 1)
        guard current.kind == .colon, type.kind == .identifier, !type.startsLine,
            let declaration = ViewDeclaration.text(
                of: source.text(in: previous.span), ofClass: source.text(in: type.span))
        else { return nil }
        let problem = SyntaxProblem.explained(
            .otherLanguage, "a declaration starts with the kind of view and has no type `\(text(of: type.name))`",
            help: "use view, label, button, image, field or scroll: label title \"text\"")
        return SyntaxError(
            problem, current.span.joined(with: type.span),
            replacement: (tokens[index - 2].span.joined(with: type.span), declaration))
    }

    /// `view bar "red"` and `view bar "#ff8800"`: a color is assigned.
    fileprivate func colorOfView(_ word: StatementWord) -> SyntaxError? {
        guard current.kind == .string, case let text = source.text(in: current.span),
            NamedColor.isColor(String(text.dropFirst().dropLast()))
        else { return nil }
        let assignment = "; \(source.text(in: previous.span)).\(Member.color.rawValue) = \(text)"
        return SyntaxError(
            .contentOfView(word), current.span,
            replacement: (Span(previous.span.upper, current.span.upper), assignment))
    }
}
