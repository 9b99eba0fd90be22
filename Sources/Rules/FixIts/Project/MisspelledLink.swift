/// A misspelled link of a chain with a labeled argument: `offst(by: 8)`.
enum MisspelledLink: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(_, of: _, .nearestCall(let nearest)) = failure.problem, let call = context.call,
            let argument = call.arguments.first
        else { return nil }
        return FixIt(
            replacing: Span(call.nameSpan.lower, argument.value.span.lower), with: "\(nearest)(")
    }
}
