/// `0x10`, which is a size, is used as a number.
enum HexadecimalNumber: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .number? = failure.problem.expected, let size = context.subject,
            case .size(width: 0, let digits) = size.kind,
            let number = Int(digits.spelled(decimals: 0), radix: 16)
        else { return nil }
        return FixIt(
            help: "an `x` makes a size of two numbers; write numbers in decimal", replacing: size.span,
            with: "\(number)")
    }
}
