internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// A button fills the space between two views.
enum StretchedControl: PlacementRule {
    package static let id = Slug("stretched-control")

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
