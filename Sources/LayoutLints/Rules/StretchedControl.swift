internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// A button fills the space between two views.
enum StretchedControl: PlacementRule {
    package static let id = Slug("stretched-control")

    private static let form = """
        field name "Name"
        make.top.left.right.equalTo(root).inset(20)
        make.height.equalTo(44)
        button save "Save"
        make.left.right.equalTo(name)
        make.top.equalTo(name.bottom).offset(20)
        """

    static let page = RulePage(
        meaning: """
            A button is tied to different views above and below, which makes it at least 150 points high and four times as high \
            as its title needs. Usually one of the two edges is too much. Buttons that cover another view, that share the space \
            with other buttons, or whose height is set are not reported.
            """,
        examples: [
            RulePage.Example(
                before: form + "\nmake.bottom.equalTo(root).offset(-20)", after: form + "\nmake.height.equalTo(50)")
        ])

    static func subject(of finding: PlacementFinding) -> Stretch? {
        if case .stretch(let stretch) = finding { stretch } else { nil }
    }

    package static func summary(of stretch: Stretch) -> String { "\(stretch.view) is stretched" }

    static func words(for stretch: Stretch, at origin: Origin?, in scene: LintScene) -> LintWords {
        LintWords(
            message: "`\(stretch.view)` is \(stretch.given.spelled) points high, because its top and bottom are both "
                + "tied; its title needs \(stretch.needed.spelled)",
            labels: ["", "its other edge"],
            advice: LintAdvice(
                text: "remove the constraint on `\(stretch.edge)`, or set a height instead"))
    }
}
