/// A rectangle is compared with a size or a point: `a.frame == (40, 30)`.
enum ComparedFrame: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .comparison = failure.problem, case .binary(_, let left, let right)? = context.expression?.kind,
            case .tuple(let frame)? = context.value(of: left), frame.tuple.shape == .rect,
            case .tuple(let part)? = context.value(of: right), part.tuple.count == 2
        else { return nil }
        let shape: TupleShape = part.tuple.size == nil ? .point : .size
        let parts = shape.partNames.map { "\(context.text(left)).\($0)" }
        return FixIt(replacing: left.span, with: "(\(parts.joined(separator: ", ")))")
    }
}
