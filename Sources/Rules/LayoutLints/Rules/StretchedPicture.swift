internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// An image loses its proportions.
enum StretchedPicture: PlacementRule {
    package static let id = Slug("stretched-picture")

    static func subject(of finding: PlacementFinding) -> Distortion? {
        if case .distortion(let distortion) = finding { distortion } else { nil }
    }

    package static func summary(of distortion: Distortion) -> String { "\(distortion.view) is distorted" }

    static func words(for distortion: Distortion, at origin: Origin?, in scene: LintScene) -> LintWords {
        let (own, given) = (distortion.own, distortion.given)
        let (fault, advice): (String, Advice) =
            switch distortion.kind {
            case .turned:
                (
                    "its width and height are swapped",
                    "its proportions are \(own.width.spelled) to \(own.height.spelled)"
                )
            case .stretched(let axis):
                (
                    "it is stretched",
                    "relate its \(axis == .horizontal ? "height to its width" : "width to its height")"
                )
            }
        return LintWords(
            message: "`\(distortion.view)` shows a \(own.width.spelled)×\(own.height.spelled) image at "
                + "\(given.width.spelled)×\(given.height.spelled): \(fault)",
            advice: LintAdvice(text: advice))
    }
}
