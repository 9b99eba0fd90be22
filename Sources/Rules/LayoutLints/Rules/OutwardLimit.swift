internal import LayoutFindings
internal import Masonry
internal import FixIts
internal import Diagnostics
internal import Vocabulary

/// A limit with the wrong relation: `make.right.greaterThanOrEqualTo(root).offset(-24)`.
enum OutwardLimit: ConstraintRule {
    package static let id = Slug("outward-limit")

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        switch finding.kind {
        case .outwardLimit(let first, let second, let relation):
            let opposite = relation == .greaterThanOrEqual ? Relation.lessThanOrEqual : .greaterThanOrEqual
            return LintWords(
                message:
                    "`\(first)` can leave `\(second.item)`: \(relation.member.rawValue) only keeps it from moving further in",
                notes: ["left and top edges need greaterThanOrEqualTo, right and bottom edges lessThanOrEqualTo"],
                advice: LintAdvice(
                    text: "\(opposite.member.rawValue) keeps it inside", staysBesideFix: false))
        case .inwardLimit(let first, let second, let relation):
            return LintWords(
                message:
                    "`\(first)` can go into `\(second.item)`: \(relation.member.rawValue) only keeps it from moving away",
                notes: [
                    "next to a view, right and bottom edges need lessThanOrEqualTo, left and top edges "
                        + "greaterThanOrEqualTo"
                ])
        default: return nil
        }
    }
}
