/// An array is passed to a function that takes separate elements: `max([a, b])`.
enum ArrayAsArguments: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .argumentCount(_, _, 1, _, _) = failure.problem, context.source.accent == .masonry,
            let call = context.call, call.receiver == nil,
            call.arguments.count == 1, case .array(let elements) = call.arguments[0].value.kind, elements.count > 1
        else { return nil }
        let array = call.arguments[0].value.span
        return FixIt(replacing: array, with: context.source.text(in: Span(array.lower + 1, array.upper - 1)))
    }
}
