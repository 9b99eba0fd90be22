internal import Evaluator
internal import Diagnostics
internal import Vocabulary
internal import Masonry

/// Anchors of two axes: `leadingAnchor.constraint(equalTo: view.topAnchor)`.
enum CrossedAnchors: FixItRule {
    static let id: RuleID = "crossed-anchors"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.anchorsApart(let own, _)) = failure.problem,
            let (_, _, nameSpan) = context.expression?.memberParts
        else { return nil }
        return FixIt(replacing: nameSpan, with: own.anchor)
    }
}
