internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// A constant differs from those of several siblings as if by a typing mistake.
enum UnlikeSibling: ConstraintRule {
    package static let id = Slug("unlike-sibling")

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .unlikeSibling(let first, let second, let constant, let usual, let others) = finding.kind else {
            return nil
        }
        let what =
            second.map { "`\(first)` is \(constant.spelled) from `\($0)`" } ?? "`\(first)` is \(constant.spelled)"
        return LintWords(
            message: "\(what); for \(others) others like it, it is \(usual.spelled)",
            advice: LintAdvice(text: "did you mean \(usual.spelled)?"))
    }
}
