internal import LayoutFindings
internal import Masonry
internal import Vocabulary
internal import FixIts
internal import Diagnostics

/// A scroll view scrolls the wrong way, or nothing.
enum ScrollContent: PlacementRule {
    package static let id = Slug("scroll-content")

    static func subject(of finding: PlacementFinding) -> ScrollProblem? {
        if case .scroll(let problem) = finding { problem } else { nil }
    }

    package static func summary(of problem: ScrollProblem) -> String {
        switch problem.kind {
        case .unbroken, .wide: "\(problem.scroll) scrolls horizontally"
        case .tiedToAncestor(let first, _): "\(first) does not scroll"
        case .outOfSight(let first, _): "\(first.item) is never seen"
        case .tiedAround, .beside: "\(problem.scroll) scrolls nothing"
        }
    }

    static func words(for problem: ScrollProblem, at origin: Origin?, in scene: LintScene) -> LintWords {
        LintWords(message: message(for: problem), advice: LintAdvice(text: advice(on: problem)))
    }

    private static func message(for problem: ScrollProblem) -> String {
        let scroll = problem.scroll
        return switch problem.kind {
        case .unbroken(let label, let width, _, _):
            "`\(scroll)` scrolls horizontally: nothing limits the width of `\(label)`, which is on one line, "
                + "\(width.spelled) wide"
        case .tiedAround(let first, let second):
            "`\(scroll)` scrolls nothing: `\(first)` is related to `\(second)`, and nothing inside is related to `\(scroll)`"
        case .tiedToAncestor(let first, let second):
            "`\(first)` is related to `\(second)`, so it does not scroll with the rest of `\(scroll)`"
        case .outOfSight(let first, let second):
            "`\(first.item)` is never seen: `\(first)` is related to `\(second)`, so it does not scroll, and it is outside `\(scroll)`"
        case .wide(let width, let around):
            "`\(scroll)` scrolls horizontally: `\(width)` equals `\(around)`, which is wider than `\(scroll)`"
        case .beside(let view):
            "`\(scroll)` scrolls nothing: `\(view)` is related to its edges, but is not inside it"
        }
    }

    private static func advice(on problem: ScrollProblem) -> Advice {
        let scroll = problem.scroll
        switch problem.kind {
        case .unbroken(_, _, let content, let offset):
            let links = offset == 0 ? "" : ".\(Member.offset.rawValue)(\(offset.spelled))"
            let chain = CodeSample.text("make.width.equalTo(\(scroll))\(links)")
            return "to scroll only vertically: \(code: .block(of: content, chain)) (checked)"
        case .tiedAround(let first, _):
            return
                "should `\(first)` be at `\(scroll).\(first.attribute.rawValue)`? a scroll view scrolls what is related to "
                + "its edges"
        case .tiedToAncestor(let first, _):
            return "should `\(first)` be at the `\(first.attribute.rawValue)` of the content?"
        case .outOfSight(let first, let second):
            return "should `\(first.item)` be in `\(second.item)`, or related to `\(scroll)`?"
        case .beside(let view):
            return "a scroll view scrolls its subviews: should `\(view)` be in `\(scroll)`?"
        case .wide(let width, _):
            return "did you mean `\(scroll).\(width.attribute.rawValue)`?"
        }
    }
}
