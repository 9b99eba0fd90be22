internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// A view with a color covers text that was declared before it.
enum CoveredText: PlacementRule {
    package static let id = Slug("covered-text")

    static func subject(of finding: PlacementFinding) -> Cover? {
        if case .cover(let cover) = finding { cover } else { nil }
    }

    package static func summary(of cover: Cover) -> String { "\(cover.view) hides the text of \(cover.texts[0])" }

    static func words(for cover: Cover, at origin: Origin?, in scene: LintScene) -> LintWords {
        let list = cover.texts.map { "`\($0)`" }.joinedAsList()
        return LintWords(
            message: "`\(cover.view)` has a color and covers \(list), so "
                + "\(cover.texts.count == 1 ? "the text" : "the texts") can't be seen",
            labels: ["", "declared before it"],
            advice: LintAdvice(
                text:
                    "views declared later are in front: declare `\(cover.view)` before `\(cover.texts[0])`, or give it no color"
            ))
    }
}
