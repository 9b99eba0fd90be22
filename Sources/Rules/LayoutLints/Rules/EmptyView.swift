internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// Two opposite edges of a view are at the same position: `make.right.equalTo(root.left)`.
enum EmptyView: PlacementRule {
    package static let id = Slug("empty-view")

    static func subject(of finding: PlacementFinding) -> Collapse? {
        if case .collapse(let collapse) = finding { collapse } else { nil }
    }

    package static func summary(of collapse: Collapse) -> String { "\(collapse.view) has no width or height" }

    static func words(for collapse: Collapse, at origin: Origin?, in scene: LintScene) -> LintWords {
        let (edge, target) = (collapse.edge, collapse.tie)
        return LintWords(
            message: "`\(collapse.view)` has no \(collapse.axis == .horizontal ? "width" : "height"): its "
                + "\(edge.attribute.rawValue) and its \(collapse.other.rawValue) are both at `\(collapse.place)`",
            labels: ["", "its other edge"],
            advice: LintAdvice(text: "should `\(edge)` be at `\(target.item).\(edge.attribute.rawValue)`?"))
    }
}
