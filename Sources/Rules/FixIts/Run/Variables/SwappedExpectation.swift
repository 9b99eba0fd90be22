/// The message of an expectation comes before its condition: `expect "is wide", a.frame.width > 10`.
enum SwappedExpectation: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .condition = failure.problem, case .expect(let condition, let message?)? = context.statement?.kind,
            context.isSubject(condition),
            context.kind(of: condition) == .of(.string), context.kind(of: message) != .of(.string)
        else { return nil }
        return FixIt(
            replacing: condition.span.joined(with: message.span),
            with: "\(context.text(message)), \(context.text(condition))")
    }
}
