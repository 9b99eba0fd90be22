/// Arguments have the right labels in the wrong order.
enum OrderedLabels: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .labelOrder(_, let labels) = failure.problem, let call = context.call, let given = call.given else {
            return nil
        }
        let ordered = labels.compactMap { label in call.arguments.first { context.label($0) == label } }
        guard ordered.count == call.arguments.count else { return nil }
        return FixIt(replacing: given, with: context.list(ordered.map { (context.label($0), $0.value) }))
    }
}
