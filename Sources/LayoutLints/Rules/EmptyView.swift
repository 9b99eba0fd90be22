internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// Two opposite edges of a view are at the same position: `make.right.equalTo(root.left)`.
enum EmptyView: PlacementRule {
    package static let id = Slug("empty-view")

    private static let bar = """
        view a
        make.top.left.equalTo(root)
        make.right.equalTo(root.left)
        make.height.equalTo(50)
        """

    static let page = RulePage(
        meaning: """
            Two opposite edges of a view are at the same position, so the view has no width or height. Usually one of them \
            should be at the opposite edge of the other view. Views with a size of 0 and hidden views are not reported.
            """,
        examples: [RulePage.Example(before: bar, after: bar.replacing("root.left", with: "root.right"))])

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
