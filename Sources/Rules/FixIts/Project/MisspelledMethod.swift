internal import Evaluator
internal import Diagnostics

/// A method whose name is one mistake away from one that UIKit calls: `viewDidlayoutSubviews`.
enum MisspelledMethod: FixItRule {
    static let id: RuleID = "misspelled-method"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.neverCalled(_, let suggestion)) = failure.problem else { return nil }
        return FixIt(replacing: failure.span, with: suggestion)
    }
}
