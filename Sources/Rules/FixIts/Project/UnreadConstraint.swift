internal import Evaluator
internal import Diagnostics
internal import Vocabulary

/// A SnapKit chain stored as if it were its constraint: `height = make.height.equalTo(9)`.
enum UnreadConstraint: FixItRule {
    static let id: RuleID = "unread-constraint"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.handleWithoutConstraint) = failure.problem else { return nil }
        return FixIt(replacing: failure.span.atEnd, with: ".\(SnapKitWord.constraint.rawValue)")
    }
}
