/// A range runs backwards: `for i in 5..<1 { }`.
enum ReversedRange: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .reversedRange(let first, let last) = failure.problem, context.source.accent == .masonry,
            case .binary(let operation, let lower, let upper)? = context.expression?.kind, lower.writtenNumber != nil,
            upper.writtenNumber != nil
        else { return nil }
        let low = operation == .closedRange ? last : last + 1
        return FixIt(
            replacing: failure.span,
            with: "(\(low)...\(first)).\(Member.map.rawValue)({ n in \(low + first) - n })")
    }
}
