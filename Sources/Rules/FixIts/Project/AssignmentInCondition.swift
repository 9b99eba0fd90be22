internal import Evaluator
internal import Diagnostics

/// An assignment instead of a comparison: `if (a.hidden = YES)`.
enum AssignmentInCondition: FixItRule {
    static let id: RuleID = "assignment-in-condition"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.assignedInCondition) = failure.problem else { return nil }
        return FixIt(replacing: failure.span, with: "==")
    }
}
