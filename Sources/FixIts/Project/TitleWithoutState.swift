internal import Evaluator
internal import Diagnostics
internal import Syntax

/// A button's title set like a property, or without a state: `button.title = "OK"`.
enum TitleWithoutState: FixItRule {
    static let id: RuleID = "title-without-state"

    static let page = RulePage(
        meaning: "A button has a title for each of its states.",
        examples: [
            RulePage.Example(
                before: """
                    let a = UIButton()
                    view.addSubview(a)
                    a.title = "OK"
                    """,
                after: """
                    let a = UIButton()
                    view.addSubview(a)
                    a.setTitle("OK", for: .normal)
                    """,
                accent: .swift, needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.titleWithoutState) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.titleWithoutState(_, let property)) = failure.problem,
            let (base, value, whole) = context.setting
        else { return nil }
        let method = "set\(property.prefix(1).uppercased())\(property.dropFirst())"
        return FixIt(
            replacing: Span(base.span.upper, whole.upper), with: ".\(method)(\(context.text(value)), for: .normal)")
    }
}
