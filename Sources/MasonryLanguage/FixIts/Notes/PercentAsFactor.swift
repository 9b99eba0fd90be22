internal import Masonry

/// A multiplier is a number of per cent, or a size is a part of 1: `multipliedBy(50)`, `make.width.equalTo(0.5)`.
enum PercentAsFactor: FixItRule {
    static let id: RuleID = "percent-as-factor"

    static let page = RulePage(
        meaning: "A multiplier is a factor: half is 0.5. A size is in points.",
        examples: [
            RulePage.Example(
                before: "view a\nmake.width.equalTo(superview).multipliedBy(50)",
                after: "view a\nmake.width.equalTo(superview).multipliedBy(0.5)", needsRun: true),
            RulePage.Example(
                before: "label a \"Hi\"\nmake.width.equalTo(0.5)",
                after: "label a \"Hi\"\nmake.width.equalTo(superview).multipliedBy(0.5)", needsRun: true),
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .noted(.percentMultiplier, _, _) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: FailureContext) -> FixIt? {
        guard case (let call, 0)? = context.argument, let member = context.member(call) else { return nil }
        let number = call.arguments[0].value
        if member.isRelation {
            return FixIt(
                replacing: call.parentheses,
                with: "(\(Builtin.superview.rawValue)).\(Member.multipliedBy.rawValue)(\(context.text(number)))")
        }
        let factor = number.writtenNumber.map { ($0 / 100).spelled(decimals: 6) }
        return FixIt(replacing: number.span, with: factor ?? "\(context.text(number)) / 100")
    }
}
