internal import LayoutFindings
internal import Masonry
internal import Vocabulary
internal import FixIts
internal import Diagnostics

/// An attribute is related to one of another kind: `make.baseline.equalTo(price.top)`.
enum UnlikeAttributes: ConstraintRule {
    package static let id = Slug("unlike-attributes")

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .unlike(let first, let second, let instead) = finding.kind else { return nil }
        let question: Advice =
            first.attribute.isSide
            ? "did you mean `\(first.item).\(instead.rawValue)`?"
            : "did you mean `\(second.item).\(instead.rawValue)`?"
        return LintWords(message: unlikeness(of: first, to: second), advice: LintAdvice(text: question))
    }

    private static func unlikeness(of first: ViewAttribute.Name, to second: ViewAttribute.Name) -> String {
        if first.attribute.isSize {
            return "`\(first)` equals `\(second)`, which is along the other axis"
        }
        if first.attribute.isBaseline {
            return "`\(first)` is at `\(second)`, which is not a baseline"
        }
        let (start, end) = ("starts", "ends")
        return first.attribute == .centerX
            ? "`\(first)`, the center of a text, is at `\(second)`, where the view above it "
                + (second.attribute.isFarEdge ? end : start)
            : "`\(first)`, where a text \(first.attribute.isFarEdge ? end : start), is at `\(second)`, the center of "
                + "the view above it"
    }
}
