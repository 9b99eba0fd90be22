internal import Evaluator
internal import Diagnostics
internal import Syntax

/// A point instead of its view in a relation: `equalTo(box.center)`.
enum PointInRelation: FixItRule {
    static let id: RuleID = "point-in-relation"

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.pointRelated) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard let (base, _, _) = context.expression?.memberParts else { return nil }
        return FixIt(replacing: Span(base.span.upper, failure.span.upper), with: "")
    }
}
