internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics

/// A view with a color covers text that was declared before it.
enum CoveredText: PlacementRule {
    package static let id = Slug("covered-text")

    static let page = RulePage(
        meaning: """
            A view that is declared later is in front, so a view with a color hides text that it covers and that was declared \
            before it. Declare backgrounds first. A view that contains other views, or has some on it, is not reported, because \
            sheets and dimmed backgrounds are meant to cover.
            """,
        examples: [
            RulePage.Example(
                before: """
                    label title "Balance"
                    make.left.top.equalTo(root).offset(40)
                    view background
                    background.color = "blue"
                    make.edges.equalTo(root)
                    """,
                after: """
                    view background
                    background.color = "blue"
                    make.edges.equalTo(root)
                    label title "Balance"
                    make.left.top.equalTo(root).offset(40)
                    """)
        ])

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
