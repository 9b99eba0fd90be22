internal import Evaluator
internal import Diagnostics

/// A C string instead of an NSString: `title.text = "Hello"`.
enum MissingAtSign: FixItRule {
    static let id: RuleID = "missing-at-sign"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.stringOfC) = failure.problem else { return nil }
        return FixIt(replacing: failure.span.atStart, with: "@")
    }
}
