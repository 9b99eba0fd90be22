internal import Vocabulary
internal import FixIts
internal import Diagnostics
internal import Evaluator

/// A relation to an empty array: `make.left.equalTo(a.subviews)`.
enum EmptyRelation: NoteRule {
    package static let id = Slug("empty-relation")

    static func words(for note: LintNote, in scene: LintScene) -> LintWords? {
        guard case .emptyRelation(let method) = note.fact else { return nil }
        return LintWords(
            message: "the array of `\(method)` is empty, so it makes no constraints",
            advice: LintAdvice(text: "check the array's count first, or remove the chain"))
    }
}
