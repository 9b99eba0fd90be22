/// A value that is not a bool is used as a condition: `if count { }`.
enum ValueAsCondition: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .condition = failure.problem, let value = context.subject,
            let comparison = comparison(of: value, in: context)
        else { return nil }
        let isNegated = context.expressions.contains { expression in
            guard case .unary(.not, let operand) = expression.kind else { return false }
            return operand.isSame(as: value)
        }
        return FixIt(replacing: value.span, with: isNegated ? "(\(comparison))" : comparison)
    }

    private static func comparison(of value: Expression, in context: RuleContext) -> String? {
        let text = context.text(value)
        if case .nothing? = context.value(of: value), value.isPath { return "\(text) != nil" }
        switch context.kind(of: value) {
        case .number: return value.writtenNumber == nil ? "\(text) != 0" : nil
        case .of(.attribute) where context.source.accent == .masonry:
            return "\(text).\(Member.value.rawValue) != 0"
        case .of(.constraint) where context.source.accent == .masonry && value.call != nil: return nil
        case .of(.view), .of(.root), .of(.attribute), .of(.guide), .of(.constraint): return "\(text) != nil"
        case .of(.string): return "\(text) != \"\""
        case .of(.array), .of(.views), .of(.range): return "\(text).\(Member.count.rawValue) > 0"
        default: return nil
        }
    }
}
