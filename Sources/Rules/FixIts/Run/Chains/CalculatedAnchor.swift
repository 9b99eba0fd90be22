/// An operator is used on a constraint of layout anchors: `a.topAnchor.constraint(equalTo: b) + 8`.
enum CalculatedAnchor: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .operands = failure.problem, context.source.accent == .swift, let whole = context.expression,
            case .binary(let operation, let constraint, let number) = whole.kind,
            let call = WrittenCall(constraint), context.text(call.name).hasPrefix(UIKitName.anchorConstraint),
            call.arguments.count == 1, context.kind(of: number) == .number
        else { return nil }
        let text = context.text(number)
        let argument: String
        switch operation {
        case .add: argument = "constant: \(text)"
        case .subtract: argument = "constant: -\(text)"
        case .multiply: argument = "multiplier: \(text)"
        default: return nil
        }
        let end = call.arguments[0].span.upper
        return FixIt(
            replacing: whole.span, with: "\(context.source.text(in: Span(call.span.lower, end))), \(argument))")
    }
}
