internal import Evaluator
internal import Diagnostics
internal import Syntax

/// A quotient of integers that is 0: `multipliedBy(9 / 16)`.
enum IntegerQuotient: FixItRule {
    static let id: RuleID = "integer-quotient"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.wholeQuotient) = failure.problem,
            case .binary(.divide, let left, let right)? = context.expression?.kind
        else { return nil }
        return FixIt(replacing: failure.span, with: "\(context.text(left)).0 / \(context.text(right)).0")
    }
}
