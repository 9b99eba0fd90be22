internal import Evaluator
internal import Diagnostics
internal import Syntax

/// A point instead of its view in a relation: `equalTo(box.center)`.
enum PointInRelation: FixItRule {
    static let id: RuleID = "point-in-relation"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.pointRelated) = failure.problem, let (base, _, _) = context.expression?.memberParts
        else { return nil }
        return FixIt(replacing: Span(base.span.upper, failure.span.upper), with: "")
    }
}
