internal import LayoutFindings
internal import Masonry
internal import Syntax
internal import Vocabulary
internal import Evaluator
internal import FixIts
internal import Diagnostics

/// One view of a row or column keeps no distance from the one before it, where all others do.
enum UnevenSpacing: ConstraintRule {
    package static let id = Slug("uneven-spacing")

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .unevenSpacing(let first, let second, let usual, let others) = finding.kind else { return nil }
        return LintWords(
            message:
                "there is no gap between `\(second)` and `\(first)`; \(others) others like it are \(abs(usual).spelled)",
            edit: scene.context(of: finding.origin).flatMap { context in
                context.writtenChain.map {
                    context.replacing($0.span.atEnd, with: ".\(Member.offset.rawValue)(\(usual.spelled))")
                }
            })
    }
}
