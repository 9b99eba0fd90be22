internal import Masonry
internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A color in the declaration of a view: `view bar "red"`.
enum ColorInDeclaration: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .contentOfView = error.problem, let word = error.problem.declaration else { return nil }
        return context.colorOfView(word)
    }
}

extension SyntaxContext {
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
