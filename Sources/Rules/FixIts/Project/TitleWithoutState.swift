internal import Evaluator
internal import Diagnostics
internal import Syntax

/// A button's title set like a property, or without a state: `button.title = "OK"`.
enum TitleWithoutState: FixItRule {
    static let id: RuleID = "title-without-state"

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.titleWithoutState(_, let property)) = failure.problem,
            let (base, value, whole) = context.setting
        else { return nil }
        let method = "set\(property.prefix(1).uppercased())\(property.dropFirst())"
        return FixIt(
            replacing: Span(base.span.upper, whole.upper), with: ".\(method)(\(context.text(value)), for: .normal)")
    }
}
