/// An axis comes before the priority: `t.setContentHuggingPriority(horizontal, high)`.
enum SwappedArguments: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .number? = failure.problem.expected, case (let call, 0)? = context.argument, call.isUnlabeled,
            call.arguments.count == 2,
            let given = call.given,
            context.axis(call.arguments[0].value) != nil, context.kind(of: call.arguments[1].value) == .number
        else { return nil }
        return FixIt(replacing: given, with: "\(context.text(call.arguments[1])), \(context.text(call.arguments[0]))")
    }
}
