internal import Syntax
internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// An attribute of a view is related to itself: `a.left.equalTo(a)`.
enum OwnRelation: ConstraintRule {
    package static let id = Slug("own-relation")

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .ownRelation(let holds) = finding.kind else { return nil }
        let relatesArray = scene.context(of: finding.origin)?.writtenChain?.argument?.kind.isArray ?? false
        return LintWords(
            message: "`\(finding.view)` is related to itself: `\(finding.equation)` "
                + (holds ? "has no effect" : "can't hold"),
            advice: relatesArray
                ? LintAdvice(
                    text: "each view is related to all views in the array, itself included: leave it out",
                    showsFixes: false)
                : LintAdvice(text: "relate it to another view: \(code: .chain(to: .superview))", staysBesideFix: false))
    }
}
