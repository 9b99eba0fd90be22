/// A number or a name next to an operator is in quotes: `"3" * 2`, `b.superview == "a"`.
enum QuotedOperand: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .operands, .comparison: break
        default: return nil
        }
        guard context.source.accent == .masonry, let (string, expected) = operand(in: context),
            let literal = context.literal(of: string), let code = context.unquoted(literal.text, as: expected)
        else { return nil }
        return FixIt(replacing: literal.expression.span, with: code)
    }

    /// The string next to a number or a view, and what it should be.
    private static func operand(in context: RuleContext) -> (Expression, ExpectedValue)? {
        guard case .binary(let operation, let left, let right)? = context.expression?.kind, operation != .add else {
            return nil
        }
        for (side, other) in [(left, right), (right, left)] where context.kind(of: side) == .of(.string) {
            switch context.kind(of: other) {
            case .number: return (side, .number)
            case .of(.view), .of(.root): return (side, .view)
            default: continue
            }
        }
        return nil
    }
}
