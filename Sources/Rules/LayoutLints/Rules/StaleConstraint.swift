internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// `update` adds a constraint, and the one that it should replace stays.
enum StaleConstraint: PlacementRule {
    package static let id = Slug("stale-constraint")

    static func subject(of finding: PlacementFinding) -> StaleEdge? {
        if case .stale(let edge) = finding { edge } else { nil }
    }

    package static func summary(of edge: StaleEdge) -> String { "\(edge.view) keeps an old constraint" }

    static func words(for edge: StaleEdge, at origin: Origin?, in scene: LintScene) -> LintWords {
        let length = edge.axis == .horizontal ? "wide" : "high"
        return LintWords(
            message: "`update` adds `\(edge.added)` and keeps `\(edge.kept)`, so `\(edge.view)` is "
                + "\(edge.given.spelled) points \(length) instead of \(edge.needed.spelled)",
            labels: ["", "still active"],
            notes: ["`update` changes the constants of constraints and adds new ones; it removes none"],
            advice: LintAdvice(
                text: "use `remake` with all constraints of `\(edge.view)`, or deactivate the old one first"))
    }
}
