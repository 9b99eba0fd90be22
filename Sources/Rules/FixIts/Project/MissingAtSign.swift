internal import Evaluator
internal import Diagnostics

/// A C string instead of an NSString: `title.text = "Hello"`.
enum MissingAtSign: FixItRule {
    static let id: RuleID = "missing-at-sign"

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.stringOfC) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        FixIt(replacing: failure.span.atStart, with: "@")
    }
}
