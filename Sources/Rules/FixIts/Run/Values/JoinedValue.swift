/// A value that is not a string is added to a string: `"width: " + 10`.
enum JoinedValue: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .operands = failure.problem else { return nil }
        let sides: [Expression]
        if case .binary(.add, let left, let right)? = context.expression?.kind {
            sides = [left, right]
        } else if let (target, operation, value) = context.assignment, operation == .add,
            failure.span.contains(target.span)
        {
            sides = [target, value]
        } else {
            return nil
        }
        guard let text = sides.firstIndex(where: { context.kind(of: $0) == .of(.string) }) else { return nil }
        let other = sides[1 - text]
        return FixIt(replacing: other.span, with: "\"\\(\(context.text(other)))\"")
    }
}
