internal import Vocabulary
internal import FixIts
internal import Evaluator
internal import Diagnostics

/// A frame for a view that constraints place: `a.frame = (100, 100, 60, 60)`.
enum UnusedFrame: NoteRule {
    package static let id = Slug("unused-frame")

    static let page = RulePage(
        meaning: """
            A frame is set for a view that has constraints. The next layout moves the view back to where the constraints put it, \
            so the frame has no effect. Change the constraints with `update` or `remake`.
            """,
        examples: [
            RulePage.Example(
                before: """
                    view a
                    make.left.top.equalTo(root)
                    make.size.equalTo(50)
                    a.frame = (100, 100, 60, 60)
                    """,
                after: """
                    view a
                    make.left.top.equalTo(root)
                    make.size.equalTo(50)
                    update.size.equalTo(60)
                    """)
        ])

    static func words(for note: LintNote, in scene: LintScene) -> LintWords? {
        guard case .unusedFrame(let view) = note.fact else { return nil }
        return LintWords(
            message: "the frame has no effect: constraints place `\(view)`",
            advice: LintAdvice(text: "change the constraints instead, with `update` or `remake`"))
    }
}
