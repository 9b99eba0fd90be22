/// The numbers of one value are in brackets instead of parentheses: `a.frame = [0, 0, 100, 50]`.
enum BracketedTuple: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        let array: Expression?
        if case .comparison = failure.problem {
            array = context.comparedArray
        } else {
            array = failure.problem.expected?.numberCount == nil ? nil : context.subject
        }
        guard let array, case .array(let elements) = array.kind, context.source.accent == .masonry,
            failure.problem.expected?.numberCount.map({ $0 == elements.count }) ?? true,
            elements.allSatisfy({ context.kind(of: $0) == .number || context.kind(of: $0) == .unknown })
        else { return nil }
        let inside = context.source.text(in: Span(array.span.lower + 1, array.span.upper - 1))
        return FixIt(replacing: array.span, with: "(\(inside))")
    }
}

extension RuleContext {
    /// The array that is compared with a tuple.
    fileprivate var comparedArray: Expression? {
        let compared: (Expression, Expression)? =
            if case .binary(_, let left, let right)? = expression?.kind { (left, right) } else { nil }
        guard let (left, right) = compared, kind(of: left) == .of(.tuple) else { return nil }
        return right
    }
}
