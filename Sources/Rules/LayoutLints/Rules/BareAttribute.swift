internal import LayoutFindings
internal import Masonry
internal import Diagnostics
internal import FixIts
internal import Vocabulary

/// A chain without a relation: `make.left.top.offset(10)`.
enum BareAttribute: ConstraintRule {
    package static let id = Slug("bare-attribute")

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .bareAttribute(let attributes) = finding.kind else { return nil }
        var words = LintWords(
            message: "\(attributes.map { "`\($0.rawValue)`" }.joinedAsList()) of `\(finding.view)` "
                + "\(attributes.count == 1 ? "has" : "have") no relation: the constraint is `\(finding.equation)`")
        if attributes.allSatisfy(\.isSize) {
            words.advice.text = "write the size: \(code: .chain("make.\(attributes[0].rawValue)", to: .number("100")))"
        }
        if !attributes.contains(where: \.isSize) { words.edit = scene.context(of: finding.origin).flatMap(relation) }
        return words
    }

    /// The attribute with a relation to the superview, unless what follows takes the constraint away.
    private static func relation(in context: RuleContext) -> Replacement? {
        guard let (links, index) = context.placeInChain else { return nil }
        let next = links.dropFirst(index + 1).first?.member
        if next == .uninstall || next == .deactivate { return nil }
        let superview =
            context.source.accent == .objectiveC
            ? context.receiverOfBlock.map { "\($0).\(Member.superview.rawValue)" } : Builtin.superview.rawValue
        return superview.map {
            context.replacing(links[index].named, with: "\(links[index].name).\(Member.equalTo.rawValue)(\($0))")
        }
    }
}
