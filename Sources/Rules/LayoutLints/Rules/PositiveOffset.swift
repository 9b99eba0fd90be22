internal import Syntax
internal import LayoutFindings
internal import Masonry
internal import Vocabulary
internal import Evaluator
internal import Diagnostics
internal import FixIts

/// An offset moves a right or bottom edge out of the view around it, or into the next view:
/// `make.right.equalTo(root).offset(10)`.
enum PositiveOffset: ConstraintRule {
    package static let id = Slug("positive-offset")

    /// A wrong share, distance or axis on the same line already explains why a view extends past its superview.
    static let silencedBy: Set<LintNote.Topic> = [.share, .distance, .axes]

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .positiveOffset(let first, let second, let offset) = finding.kind else { return nil }
        return LintWords(
            message: "`\(first)` is \(offset.spelled(decimals: 6)) past `\(second)`, so `\(first.item)` "
                + (first.attribute == second.attribute
                    ? "extends past `\(second.item)`" : "overlaps `\(second.item)`"),
            notes: [
                "a positive offset moves \(first.attribute.isDirectional ? "in the reading direction" : "right and down"); "
                    + "insets count inwards on every edge"
            ],
            edit: scene.context(of: finding.origin).flatMap(edit))
    }

    /// The edit that turns the sign of the offset, or makes it an inset if the chain also names left or top edges.
    private static func edit(in context: RuleContext) -> Replacement? {
        guard let link = context.link, let given = link.onlyArgument else { return nil }
        if link.member == .inset || link.member == .insets { return turnedInsets(link, given, in: context) }
        guard link.member == .offset, let chain = context.writtenChain else { return nil }
        let number = context.text(given)
        let chained = chain.attributes.compactMap(\.attribute)
        if !chained.allSatisfy(\.isFarEdge) {
            // The number already moves left and top edges inwards. An inset has no effect on attributes that aren't
            // edges.
            let movesEdges = chained.allSatisfy { $0.isFarEdge || $0.acrossTheView?.isFarEdge == true }
            return movesEdges ? context.replacing(link.named, with: "\(Member.inset.rawValue)(\(number))") : nil
        }
        return context.replacing(link.named, with: "\(link.name)(\(given.isPlain ? "-\(number)" : "-(\(number))"))")
    }

    /// Insets with positive numbers instead of negative ones.
    private static func turnedInsets(
        _ link: ChainSyntax.Link, _ insets: Expression, in context: RuleContext
    ) -> Replacement? {
        var text = ""
        var end = link.nameSpan.lower
        for expression in SyntaxNode.expression(insets).expressions {
            guard case .unary(.negate, let operand) = expression.kind else { continue }
            text += context.source.text(in: end..<expression.span.lower)
            end = operand.span.lower
        }
        return text.isEmpty
            ? nil : context.replacing(link.named, with: text + context.source.text(in: end..<link.span.upper))
    }
}
