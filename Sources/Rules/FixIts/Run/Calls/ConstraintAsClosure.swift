/// A constraint is passed instead of a closure: `a.makeConstraints(make.left.equalTo(root))`.
enum ConstraintAsClosure: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .closure? = failure.problem.expected, context.source.accent == .masonry,
            let (call, index) = context.argument, call.arguments.count == 1,
            context.kind(of: call.arguments[index].value) == .of(.constraint)
        else { return nil }
        let make = Builtin.make.rawValue
        return FixIt(
            replacing: call.parentheses,
            with: " { \(make) \(ReservedWord.in.rawValue) \(context.text(call.arguments[index])) }")
    }
}
