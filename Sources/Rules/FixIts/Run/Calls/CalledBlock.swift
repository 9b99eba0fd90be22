/// A function that makes constraints is called instead of passed: `a.makeConstraints(pin())`.
enum CalledBlock: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .argumentCount(_, _, 0, _, _) = failure.problem, let (call, index) = context.argument,
            let member = context.member(call),
            [.makeConstraints, .updateConstraints, .remakeConstraints].contains(member),
            let given = WrittenCall(call.arguments[index].value), given.receiver == nil, given.arguments.isEmpty
        else { return nil }
        return FixIt(replacing: given.parentheses, with: "")
    }
}
