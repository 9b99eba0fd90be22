internal import Syntax
internal import LayoutFindings
internal import Masonry
internal import Diagnostics
internal import FixIts
internal import Vocabulary

/// A chain sets its constant twice: `make.size.equalTo(200).offset(40)`.
enum OverwrittenConstant: ConstraintRule {
    package static let id = Slug("overwritten-constant")

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .overwrittenConstant(let old, let new) = finding.kind else { return nil }
        return LintWords(
            message: old == new
                ? "the chain sets the constant \(old.spelled(decimals: 6)) twice, and it counts once"
                : "\(new.spelled(decimals: 6)) replaces the constant \(old.spelled(decimals: 6)) of the same chain",
            notes: ["constants are not added up: the last one counts, so the constraint is `\(finding.equation)`"],
            edit: old == new ? nil : scene.context(of: finding.origin).flatMap(sum))
    }

    /// The edit that replaces two offsets in a row by one with their sum.
    private static func sum(in context: RuleContext) -> Replacement? {
        guard let (links, index) = context.placeInChain, index > 0,
            links[index].member == .offset, links[index - 1].member == .offset,
            let first = links[index - 1].onlyArgument, first.isSummand,
            let second = links[index].onlyArgument, second.isSummand
        else { return nil }
        return context.replacing(
            links[index - 1].named.joined(with: links[index].named),
            with: "\(links[index].name)(\(context.text(first)) + \(context.text(second)))")
    }
}

extension Expression {
    /// Whether an operator after the expression adds to all of it.
    fileprivate var isSummand: Bool {
        switch kind {
        case .binary(.add, let left, let right), .binary(.multiply, let left, let right):
            left.isSummand && right.isSummand
        default: isPlain
        }
    }
}
