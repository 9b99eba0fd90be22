/// A method called like a block, or a block like a method: `view.addSubview(a)`, `[make.left equalTo:a]`.
enum DotOrBrackets: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .projectProblem(.methodWithDot), .projectProblem(.blockInBrackets): break
        default: return nil
        }
        guard let expression = context.expressions.first(where: { context.isSubject($0.call?.nameSpan) }),
            let call = expression.call, call.arguments.count < 2
        else { return nil }
        let (receiver, name) = (context.text(call.receiver), context.text(call.name))
        let given = call.arguments.first.map { context.text($0.value) }
        if case .projectProblem(.methodWithDot) = failure.problem {
            return FixIt(replacing: expression.span, with: "[\(receiver) \(name)\(given.map { ":\($0)" } ?? "")]")
        }
        return given.map { FixIt(replacing: expression.span, with: "\(receiver).\(name)(\($0))") }
    }
}
