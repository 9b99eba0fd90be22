internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A declaration with a class: `view title: UILabel`.
enum TypedView: SyntaxRule {
    static func problem(_ type: String) -> SyntaxProblem {
        .explained(
            .otherLanguage, "a declaration starts with the kind of view and has no type `\(type)`",
            help: "use view, label, button, image, field or scroll: label title \"text\"")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .contentOfView = error.problem, let word = error.problem.declaration else { return nil }
        return context.typeOfView(word)
    }
}

extension SyntaxContext {
    /// `view title: UILabel`
    fileprivate func typeOfView(_ word: StatementWord) -> SyntaxError? {
        let type = token(ahead: 1)
        guard current.kind == .colon, type.kind == .identifier, !type.startsLine, index > 1,
            statementWord(at: index - 2) == word,
            let declaration = ViewDeclaration.text(
                of: source.text(in: previous.span), ofClass: source.text(in: type.span))
        else { return nil }
        return SyntaxError(
            TypedView.problem(source.text(in: type.span)), current.span.joined(with: type.span),
            replacement: (tokens[index - 2].span.joined(with: type.span), declaration))
    }
}
