/// An operator is used on a size or a point: `size * 2`.
enum CalculatedTuple: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .operands = failure.problem, let whole = context.expression,
            case .binary(let operation, let left, let right) = whole.kind,
            context.source.accent == .masonry, let shape = context.pair(left), let one = context.parts(of: left),
            let other = context.parts(of: right)
        else { return nil }
        let parts = (0..<2).map { "\(shape.partNames[$0]): \(one[$0]) \(operation.rawValue) \(other[$0])" }
        return FixIt(replacing: whole.span, with: "(\(parts.joined(separator: ", ")))")
    }
}

extension RuleContext {
    /// The shape of a size or a point that has a name.
    fileprivate func pair(_ expression: Expression) -> TupleShape? {
        guard expression.isPath, case .tuple(let value)? = value(of: expression) else { return nil }
        if value.tuple.size != nil { return .size }
        return value.tuple.point == nil ? nil : .point
    }

    /// The two numbers of a pair, or the same number twice.
    fileprivate func parts(of expression: Expression) -> [String]? {
        if kind(of: expression) == .number {
            guard expression.isPath || expression.writtenNumber != nil else { return nil }
            return [text(expression), text(expression)]
        }
        return pair(expression)?.partNames.map { "\(text(expression)).\($0)" }
    }
}
