internal import Evaluator
internal import Diagnostics

/// An assignment instead of a comparison: `if (a.hidden = YES)`.
enum AssignmentInCondition: FixItRule {
    static let id: RuleID = "assignment-in-condition"

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.assignedInCondition) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        FixIt(replacing: failure.span, with: "==")
    }
}
