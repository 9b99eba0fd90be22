internal import Evaluator
internal import Diagnostics

/// A Masonry block that is named but not called: `make.left.equalTo(a).priorityHigh`.
enum UncalledPriority: FixItRule {
    static let id: RuleID = "uncalled-priority"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.blockNotCalled) = failure.problem else { return nil }
        return FixIt(replacing: failure.span.atEnd, with: "()")
    }
}
