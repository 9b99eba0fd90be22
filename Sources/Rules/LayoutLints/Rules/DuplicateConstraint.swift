internal import LayoutFindings
internal import Masonry
internal import Diagnostics
internal import Vocabulary
internal import FixIts
internal import Evaluator

/// The same constraint is active twice.
enum DuplicateConstraint: ConstraintRule {
    package static let id = Slug("duplicate-constraint")

    /// A loop over views that uses `make` instead of its variable repeats the constraints of the current view. The note
    /// about the unused variable explains that.
    static let silencedBy: Set<LintNote.Topic> = [.value]

    /// Not if a conflict already reports a constraint of the same line.
    static func reports(_ finding: ConstraintFinding, in scene: LintScene) -> Bool {
        guard let origin = finding.origin else { return true }
        return !scene.brokenConstraints.contains {
            $0.origin?.source == origin.source && $0.origin?.line == origin.line
        }
    }

    static func words(for finding: ConstraintFinding, in scene: LintScene) -> LintWords? {
        guard case .duplicate(let id) = finding.kind else { return nil }
        return LintWords(
            message: "`\(finding.equation)` already exists, as #\(id)",
            notes: ["a duplicate has no effect, and makes both harder to change"],
            advice: LintAdvice(
                text: finding.related != nil && finding.related == finding.origin
                    ? "the same line made it before: `update` changes a constraint, and `remake` replaces it"
                    : "remove one of them"),
            edit: scene.context(of: finding.origin).flatMap(edit))
    }

    /// The edit that removes `size.` from `size.width`, which constrains the width twice.
    private static func edit(in context: RuleContext) -> Replacement? {
        guard let (links, index) = context.placeInChain, index > 0,
            let member = links[index - 1].member, [.size, .center, .edges].contains(member)
        else { return nil }
        return context.replacing(Span(links[index - 1].nameSpan.lower, context.location.lower), with: "")
    }
}
