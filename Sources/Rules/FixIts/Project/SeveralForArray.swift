internal import Evaluator
internal import Diagnostics

/// Several values instead of one array of them: `NSLayoutConstraint.activate(a, b)`.
enum SeveralForArray: FixItRule {
    static let id: RuleID = "several-for-array"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.severalForArray) = failure.problem else { return nil }
        return FixIt(replacing: failure.span, with: "[\(context.source.text(in: failure.span))]")
    }
}
