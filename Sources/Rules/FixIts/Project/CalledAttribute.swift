internal import Evaluator
internal import Diagnostics

/// An attribute of a chain called like a relation: `make.width(40)`.
enum CalledAttribute: FixItRule {
    static let id: RuleID = "called-attribute"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.attributeCalled(_, let relation)) = failure.problem else { return nil }
        return FixIt(replacing: failure.span.atEnd, with: ".\(relation)")
    }
}
