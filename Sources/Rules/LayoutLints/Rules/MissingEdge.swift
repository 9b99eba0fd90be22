internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// A text of several lines has a right edge and no left one.
enum MissingEdge: PlacementRule {
    package static let id = Slug("missing-edge")

    static func subject(of finding: PlacementFinding) -> LooseText? {
        if case .loose(let text) = finding { text } else { nil }
    }

    package static func summary(of text: LooseText) -> String { "\(text.view) never wraps" }

    static func words(for text: LooseText, at origin: Origin?, in scene: LintScene) -> LintWords {
        let missing = text.missing.attribute.rawValue
        return LintWords(
            message: "`\(text.view)` has several lines but no \(missing) edge, so it never wraps",
            advice: LintAdvice(text: "also constrain its \(missing), or limit its width"))
    }
}
