/// An operator is used on a chain: `make.left.equalTo(a) + 10`.
enum CalculatedChain: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .operands = failure.problem, let whole = context.expression,
            case .binary(let operation, let chain, let number) = whole.kind,
            context.kind(of: chain) == .of(.constraint), context.kind(of: number) == .number
        else { return nil }
        let text = context.text(number)
        let link: String
        switch operation {
        case .add: link = "\(Member.offset.rawValue)(\(text))"
        case .subtract: link = "\(Member.offset.rawValue)(-\(number.isOperand ? text : "(\(text))"))"
        case .multiply: link = "\(Member.multipliedBy.rawValue)(\(text))"
        case .divide: link = "\(Member.dividedBy.rawValue)(\(text))"
        default: return nil
        }
        return FixIt(replacing: whole.span, with: "\(context.text(chain)).\(link)")
    }
}
