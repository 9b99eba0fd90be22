internal import Evaluator
internal import Diagnostics

/// A Masonry block that is named but not called: `make.left.equalTo(a).priorityHigh`.
enum UncalledPriority: FixItRule {
    static let id: RuleID = "uncalled-priority"

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.blockNotCalled) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        FixIt(replacing: failure.span.atEnd, with: "()")
    }
}
