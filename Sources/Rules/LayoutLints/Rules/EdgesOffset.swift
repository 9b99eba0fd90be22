internal import LayoutFindings
internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import FixIts

/// One offset moves opposite edges the same way: `make.edges.equalTo(root).offset(10)`.
enum EdgesOffset: ConstraintRule {
    package static let id = Slug("edges-offset")

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .movedEdges(let offset) = finding.kind else { return nil }
        let context = scene.context(of: finding.origin)
        let other = context.flatMap(wordWithoutInset)
        return LintWords(
            message: "one offset moves opposite edges of `\(finding.view)` the same way, by "
                + "\(offset.spelled(decimals: 6)): it adds no margin",
            notes: ["an offset is added to each edge as it is; insets count inwards"]
                + (other.map {
                    ["an inset does not change the \($0): use a separate chain for it"]
                } ?? []),
            edit: other == nil ? context.flatMap(edit) : nil)
    }

    /// A word of the chain before the place that insets don't apply to.
    private static func wordWithoutInset(in context: RuleContext) -> String? {
        guard let (links, index) = context.placeInChain else { return nil }
        return links[..<index].first { link in
            link.attribute.map { [.width, .height, .centerX, .centerY].contains($0) } ?? false
                || link.member == .size || link.member == .center
        }?.name
    }

    /// The edit that replaces the offset, or the number in the relation, with an inset.
    private static func edit(in context: RuleContext) -> Replacement? {
        guard let link = context.link else { return nil }
        let inset = Member.inset.rawValue
        guard let given = link.onlyArgument else { return nil }
        if link.member == .offset { return context.replacing(link.named, with: "\(inset)(\(context.text(given)))") }
        guard link.member == .equalTo else { return nil }
        let relation: String?
        switch context.source.accent {
        case .masonry: relation = "\(Member.equalTo.rawValue)(\(Builtin.superview.rawValue))"
        case .swift: relation = "\(SnapKitWord.equalToSuperview.rawValue)()"
        case .objectiveC:
            relation = context.receiverOfBlock.map {
                "\(Member.equalTo.rawValue)(\($0).\(Member.superview.rawValue))"
            }
        }
        return relation.map { context.replacing(link.named, with: "\($0).\(inset)(\(context.text(given.unboxed)))") }
    }
}
