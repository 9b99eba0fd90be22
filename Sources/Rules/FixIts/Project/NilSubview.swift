internal import Evaluator
internal import Diagnostics
internal import Vocabulary

/// A variable that is nil, although its getter would make the view: `[self addSubview:_title]`.
enum NilSubview: FixItRule {
    static let id: RuleID = "nil-subview"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.nothingAdded(_, let property?)) = failure.problem else { return nil }
        return FixIt(replacing: failure.span, with: "\(Builtin.`self`.rawValue).\(property)")
    }
}
