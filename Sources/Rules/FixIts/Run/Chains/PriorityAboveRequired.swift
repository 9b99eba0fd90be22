/// A priority is higher than required.
enum PriorityAboveRequired: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .masonry(.priorityOutOfRange(let number)) = failure.problem, number > LayoutPriority.required,
            case (let call, 0)? = context.argument, context.member(call) == .priority
        else { return nil }
        let required = context.source.accent == .masonry ? Builtin.required.rawValue : "1000"
        return FixIt(replacing: failure.span, with: required)
    }
}
