internal import Evaluator
internal import Diagnostics
internal import Vocabulary
internal import Masonry

/// A view or guide instead of a UIKit anchor: `constraint(equalTo: view)`.
enum MissingAnchor: FixItRule {
    static let id: RuleID = "missing-anchor"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.viewAsAnchor(_, isGuide: _, let own)) = failure.problem else { return nil }
        return FixIt(replacing: failure.span.atEnd, with: ".\(own.anchor)")
    }
}
