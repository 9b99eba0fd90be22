internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// Views have no width or height left between the views that they are tied to.
enum CollapsedChain: PlacementRule {
    package static let id = Slug("collapsed-chain")

    private static let row = """
        view photo
        make.left.top.equalTo(root)
        make.height.equalTo(40)
        make.width.equalTo(root)
        button more "More"
        make.top.equalTo(photo)
        make.left.equalTo(photo.right)
        make.right.equalTo(root)
        """

    static let page = RulePage(
        meaning: """
            The constraints leave a view no width or height, although it has content and nothing asks for a size of 0. Usually \
            a view next to it takes all of the space, or two edges refer to the same place. Views without content, hidden \
            views and views with a size of 0 are not reported.
            """,
        examples: [
            RulePage.Example(
                before: row, after: row.replacing("make.width.equalTo(root)", with: "make.width.equalTo(40)"))
        ])

    static func subject(of finding: PlacementFinding) -> ChainCollapse? {
        if case .chain(let collapse) = finding { collapse } else { nil }
    }

    package static func summary(of collapse: ChainCollapse) -> String {
        "\(collapse.views.joined(separator: " and ")) \(collapse.views.count == 1 ? "has" : "have") no "
            + (collapse.axis == .horizontal ? "width" : "height")
    }

    static func words(for collapse: ChainCollapse, at origin: Origin?, in scene: LintScene) -> LintWords {
        let length = collapse.axis == .horizontal ? "width" : "height"
        let verb = collapse.views.count == 1 ? "has" : "have"
        return LintWords(
            message: "\(collapse.views.map { "`\($0)`" }.joinedAsList()) \(verb) no \(length): there is no space left",
            notes: ["because of " + collapse.causes.map(\.text).joinedAsList()],
            advice: LintAdvice(
                text: "give it a \(length), or tie one of its edges to something else"))
    }
}
