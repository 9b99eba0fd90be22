internal import Evaluator
internal import Diagnostics

/// A number instead of a UIKit anchor: `constraint(equalTo: 9)`.
enum NumberAsAnchor: FixItRule {
    static let id: RuleID = "number-as-anchor"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.numberAsAnchor(_, let suggestion)) = failure.problem else { return nil }
        return FixIt(replacing: failure.span, with: suggestion)
    }
}
