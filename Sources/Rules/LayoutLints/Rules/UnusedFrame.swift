internal import Vocabulary
internal import FixIts
internal import Evaluator
internal import Diagnostics

/// A frame for a view that constraints place: `a.frame = (100, 100, 60, 60)`.
enum UnusedFrame: NoteRule {
    package static let id = Slug("unused-frame")

    static func words(for note: LintNote, in scene: LintScene) -> LintWords? {
        guard case .unusedFrame(let view) = note.fact else { return nil }
        return LintWords(
            message: "the frame has no effect: constraints place `\(view)`",
            advice: LintAdvice(text: "change the constraints instead, with `update` or `remake`"))
    }
}
