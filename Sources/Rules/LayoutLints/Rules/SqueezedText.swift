internal import LayoutFindings
internal import Masonry
internal import Vocabulary
internal import FixIts
internal import Diagnostics

/// Constraints leave a text less space than it needs.
enum SqueezedText: PlacementRule {
    package static let id = Slug("squeezed-text")

    static func subject(of finding: PlacementFinding) -> Squeeze? {
        if case .squeeze(let squeeze) = finding { squeeze } else { nil }
    }

    /// One place in a script can truncate the text of many views along an axis; they are reported as one.
    static func occasion(of squeeze: Squeeze) -> PlacementOccasion? {
        (squeeze.causes.first?.origin).map { PlacementOccasion(axis: squeeze.axis, origin: $0) }
    }

    package static func summary(of squeeze: Squeeze) -> String { "the text of \(squeeze.view) is truncated" }

    static func words(for squeeze: Squeeze, at origin: Origin?, in scene: LintScene) -> LintWords {
        LintWords(
            message:
                "the text of `\(squeeze.view)` is truncated: its \(squeeze.axis == .horizontal ? "width" : "height") is "
                + "\(squeeze.given.spelled), and it needs \(squeeze.needed.spelled)",
            notes: ["because of " + squeeze.causes.map(\.text).joinedAsList()],
            advice: LintAdvice(text: advice(on: squeeze)))
    }

    private static func advice(on squeeze: Squeeze) -> Advice {
        let (view, axis) = (squeeze.view, squeeze.axis)
        let resistance = Member.setContentCompressionResistancePriority.rawValue
        switch squeeze.remedy {
        case .minimum:
            return "to give it enough space, set a minimum with \(Relation.greaterThanOrEqual.member.rawValue)"
        case .yield(let equation):
            return "to truncate `\(equation.view)` instead: "
                + "\(equation.view).\(resistance)(\((LayoutPriority.high - 1).spelled), \(equation.axis.rawValue))"
        case .breakLines: return "to let it wrap: \(view).\(Member.numberOfLines.rawValue) = 0"
        case nil:
            return "give it more space, or let it be truncated: \(view).\(resistance)(low, \(axis.rawValue))"
        }
    }
}
