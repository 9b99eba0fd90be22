internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// A text is outside the safe area of the screen.
enum UnsafeArea: PlacementRule {
    package static let id = Slug("unsafe-area")

    static func subject(of finding: PlacementFinding) -> UnsafePlace? {
        if case .unsafePlace(let place) = finding { place } else { nil }
    }

    package static func summary(of place: UnsafePlace) -> String { "\(place.view) is outside the safe area" }

    static func words(for place: UnsafePlace, at origin: Origin?, in scene: LintScene) -> LintWords {
        LintWords(
            message: message(for: place),
            labels: [
                "", place.way.map { $0.outer == place.edge ? "what follows it" : "the edge of the screen" } ?? "",
            ],
            advice: LintAdvice(text: "should `\(place.edge)` be at `\(place.safeEdge)`?"))
    }

    private static func message(for place: UnsafePlace) -> String {
        let edge = place.edge
        let start =
            "`\(place.view)` is \(place.distance.spelled) \(place.distance == 1 ? "point" : "points") outside the "
            + "safe area: "
        guard let way = place.way else { return start + "`\(edge)` is at the edge of the screen" }
        if way.outer != edge {
            return start + "`\(edge)` is related to `\(way.outer.item)`, which extends to the edge of the screen"
        }
        let others = way.others == 0 ? "" : ", with \(way.others) more \(way.others == 1 ? "text" : "texts")"
        return start + "it is in `\(edge.item)`\(others), and `\(edge)` is at the edge of the screen"
    }
}
