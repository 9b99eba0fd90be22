internal import Syntax
internal import FixIts
internal import Diagnostics
internal import FixIts
internal import Vocabulary
internal import Evaluator

/// A fractional quotient next to the remainder of the same two numbers: `i / 2` and `i % 2`.
enum FractionalQuotient: NoteRule {
    package static let id = Slug("fractional-quotient")

    static func words(for note: LintNote, in scene: LintScene) -> LintWords? {
        guard case .fractionalQuotient = note.fact else { return nil }
        let text = note.place.word
        // The parentheses of `(i / 2)` become those of the call.
        let around = scene.context(of: note).expressions.first { expression in
            if case .parentheses(let inner) = expression.kind { inner.span == note.span } else { false }
        }
        return LintWords(
            message: "`\(text)` is not rounded; next to `%` it should be",
            advice: LintAdvice(text: "a division keeps the fraction, also of whole numbers"),
            edit: note.replacing(around?.span ?? note.span, with: "\(Builtin.floor.rawValue)(\(text))"))
    }
}
