internal import Diagnostics
internal import FixIts
internal import LayoutFindings
internal import Masonry
internal import Vocabulary

/// A limit that never counts: `make.width.lessThanOrEqualTo(320).priority(high)` next to a required width.
enum IdleLimit: ConstraintRule {
    package static let id = Slug("idle-limit")

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .idleLimit(let first, let relation, let equation) = finding.kind else { return nil }
        return LintWords(
            message: "`\(first)` is set by `\(equation)`, so this limit has no effect",
            labels: ["", "this one is required"],
            advice: LintAdvice(
                text:
                    "give the equation the priority, and make the limit required: \(relation.member.rawValue) without "
                    + "`\(Member.priority.rawValue)`"))
    }
}
