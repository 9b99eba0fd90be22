/// Several numbers are passed instead of one value made of them: `sizeOffset(10, 20)`.
enum SpreadValue: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .spreadTuple = failure.problem, let call = context.call, let given = call.given,
            let member = context.member(call)
        else { return nil }
        guard context.source.accent == .masonry else { return nil }
        let text = context.source.text(in: given)
        let parentheses = FixIt(replacing: given, with: "(\(text))")
        if member.isRelation {
            let areNumbers = call.arguments.allSatisfy { context.kind(of: $0.value) == .number }
            return areNumbers && [2, 4].contains(call.arguments.count) ? parentheses : nil
        }
        switch (member, call.arguments.count) {
        case (.insets, 4), (.sizeOffset, 2), (.centerOffset, 2), (.valueOffset, 2): return parentheses
        case (.inset, 4): return FixIt(replacing: call.namedSpan, with: "\(Member.insets.rawValue)((\(text)))")
        case (.inset, 2), (.insets, 2):
            return FixIt(replacing: call.namedSpan, with: "\(Member.insets.rawValue)((\(text), \(text)))")
        default: return nil
        }
    }
}
