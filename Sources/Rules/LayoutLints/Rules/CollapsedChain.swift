internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// Views have no width or height left between the views that they are tied to.
enum CollapsedChain: PlacementRule {
    package static let id = Slug("collapsed-chain")

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
