/// A content priority has no axis: `t.setContentHuggingPriority(high)`.
enum MissingAxis: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .argumentCount(_, _, 1, _, _) = failure.problem, context.source.accent == .masonry,
            let call = context.call, call.isUnlabeled,
            let member = context.member(call), let given = call.given,
            [.setContentHuggingPriority, .setContentCompressionResistancePriority].contains(member)
        else { return nil }
        return FixIt(replacing: given.atEnd, with: ", \(Axis.horizontal.rawValue)")
    }
}
