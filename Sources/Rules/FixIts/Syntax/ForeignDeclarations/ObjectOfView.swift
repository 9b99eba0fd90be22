/// A declaration with an object of a class: `view a = UIView()`.
enum ObjectOfView: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .contentOfView = error.problem, let word = error.problem.declaration else { return nil }
        return context.objectOfView(word)
    }
}

extension SyntaxContext {
    /// `view a = UIView()` and `label title = UILabel("Hi")`: the declaration already makes the view.
    fileprivate func objectOfView(_ word: StatementWord) -> SyntaxError? {
        let rest = restOfStatement
        guard current.kind == .assign, let first = rest.first, let last = rest.last,
            first.kind == .leftBracket || rest.contains(where: { $0.kind == .leftParen }),
            first.kind == .leftBracket || source.text(in: first.span).first?.isUppercase == true
        else { return nil }
        let text = rest.first(where: isString).map { " \(source.text(in: $0.span))" } ?? ""
        let showsContent = ViewKind(rawValue: word.rawValue)?.showsContent ?? false
        return SyntaxError(
            showsContent ? SignBeforeText.problem(word, source.text(in: current.span)) : .contentOfView(word),
            current.span,
            replacement: (Span(previous.span.upper, last.span.upper), text))
    }
}
