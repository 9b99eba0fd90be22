internal import Vocabulary
internal import LayoutFindings
internal import Masonry
internal import Diagnostics
internal import FixIts
internal import Evaluator

/// An attribute or a number is chained after the relation: `make.right.bottom.equalTo(root).width`.
enum LateAttribute: ConstraintRule {
    package static let id = Slug("late-attribute")

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        switch finding.kind {
        case .lateAttribute(let attribute):
            LintWords(
                message: "`\(attribute.rawValue)` comes after the relation and does not share it: the constraint is "
                    + "`\(finding.equation)`",
                advice: LintAdvice(text: "write `\(attribute.rawValue)` before the relation, or in a separate chain"))
        case .repeatedRelation(let constant):
            LintWords(
                message:
                    "the second relation applies to the whole chain: \(constant.spelled(decimals: 6)) is now the "
                    + "constant of `\(finding.equation)`",
                advice: LintAdvice(text: "write the part after the first relation as a separate chain"),
                edit: scene.context(of: finding.origin).flatMap(separateChain))
        default: nil
        }
    }

    /// The edit that splits a chain such as `make.center.equalTo(root).width.equalTo(50)` before the attributes of its
    /// second relation.
    private static func separateChain(in context: RuleContext) -> Replacement? {
        guard context.source.accent == .masonry, let (links, index) = context.placeInChain,
            let chain = context.writtenChain,
            let relation = links.firstIndex(where: { $0.span == chain.relation.span }),
            relation + 1 < index,
            links[(relation + 1)..<index].allSatisfy({ $0.attribute != nil || $0.member?.parts != nil })
        else { return nil }
        let start = links[relation].span.upper
        return context.replacing(Span(start, start), with: "; \(context.text(chain.head))")
    }
}
