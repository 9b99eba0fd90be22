internal import Masonry
internal import Evaluator
internal import Diagnostics
internal import FixIts
internal import Vocabulary
internal import Syntax

/// A project's code relates a horizontal position to a vertical one, which UIKit allows:
/// `make.left.equalTo(box.snp.top)`.
enum MixedAxes: NoteRule {
    package static let id = Slug("mixed-axes")

    static func words(for note: LintNote, in scene: LintScene) -> LintWords? {
        guard case .mixedAxes(let handle) = note.fact, let equation = handle.layoutConstraint,
            let second = equation.second
        else { return nil }
        let context = scene.context(of: note)
        let chain = context.writtenChain
        let problem = ConstraintError.mixedAxes(handle.first.nameOnly, second.nameOnly)
        let instead = chain?.replacement(relating: handle, in: context)
        return LintWords(
            message: problem.description, advice: LintAdvice(text: problem.remedy),
            edit: instead.map { note.replacing($0.span, with: $0.text) },
            place: chain?.argument?.span)
    }
}
