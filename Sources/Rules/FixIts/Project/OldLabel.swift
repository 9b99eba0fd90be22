internal import Evaluator
internal import Diagnostics

/// An argument label from an older version of UIKit: `setTitle("OK", forState: .normal)`.
enum OldLabel: FixItRule {
    static let id: RuleID = "old-label"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.oldLabel(_, of: _, let now)) = failure.problem else { return nil }
        return FixIt(replacing: failure.span, with: now)
    }
}
