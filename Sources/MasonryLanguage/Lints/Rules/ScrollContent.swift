internal import LayoutLints
internal import Masonry

/// A scroll view scrolls the wrong way, or nothing.
enum ScrollContent: PlacementRule {
    static let id = Slug("scroll-content")

    private static let story = """
        scroll page
        make.edges.equalTo(root)
        label story "Once upon a time there was a constraint that nobody had asked for." in page
        story.numberOfLines = 0
        make.edges.equalTo(page)
        """

    static let page = RulePage(
        meaning: """
            The edges of a scroll view are those of its content. So a label that breaks into lines needs a width in it: otherwise it \
            is as wide as its text and scrolls sideways. A view that is as wide as one around a narrower scroll view extends past it. \
            A view inside that is related to one around does not scroll, nor does one beside it that is related to its edges.
            """,
        examples: [RulePage.Example(before: story, after: story + "\nmake.width.equalTo(page)")])

    static func subject(of finding: PlacementFinding) -> ScrollProblem? {
        if case .scroll(let problem) = finding { problem } else { nil }
    }

    static func words(for problem: ScrollProblem, at place: ScriptPlace?) -> LintWords {
        LintWords(message: message(for: problem), advice: LintAdvice(text: advice(on: problem)))
    }

    private static func message(for problem: ScrollProblem) -> String {
        let scroll = problem.scroll
        return switch problem.kind {
        case .unbroken(let label, let width, _, _):
            "`\(scroll)` scrolls sideways, as nothing limits the width of `\(label)`, which breaks no line and takes "
                + width.spelled
        case .tiedAround(let first, let second):
            "`\(scroll)` scrolls nothing: `\(first)` is tied to `\(second)`, and nothing in it to `\(scroll)`"
        case .heldFromAround(let first, let second):
            "`\(first)` is tied to `\(second)`, which does not scroll as the rest of what is in `\(scroll)` does"
        case .wide(let width, let around):
            "`\(scroll)` scrolls sideways, as `\(width)` is as long as `\(around)`, which goes on around it"
        case .beside(let view):
            "`\(scroll)` scrolls nothing: `\(view)` is tied to its edges, and is not in it"
        }
    }

    private static func advice(on problem: ScrollProblem) -> String {
        let scroll = problem.scroll
        return switch problem.kind {
        case .unbroken(_, _, let content, let offset):
            "\(content).makeConstraints { make in make.width.equalTo(\(scroll))"
                + (offset == 0 ? "" : ".\(Member.offset.rawValue)(\(offset.spelled))")
                + " } makes it scroll up and down only (checked)"
        case .tiedAround(let first, _):
            "is `\(first)` to be at `\(scroll).\(first.attribute.rawValue)`? what is tied to a scroll view's edges is what "
                + "it scrolls"
        case .heldFromAround(let first, _):
            "is `\(first)` to be at the content's `\(first.attribute.rawValue)`?"
        case .beside(let view):
            "a scroll view scrolls what is in it: was `\(view)` to be added to `\(scroll)`?"
        case .wide(let width, _):
            "is `\(width)` to be as long as `\(scroll).\(width.attribute.rawValue)`?"
        }
    }
}
