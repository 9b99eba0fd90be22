/// Values in parentheses don't form a tuple: `let xs = (1, 2, 3)`.
enum TupleOfMany: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .tupleCount = failure.problem, case .variable(_, _, _, let value)? = context.statement?.kind,
            context.isSubject(value),
            case .tuple = value.kind
        else { return nil }
        let inside = context.source.text(in: Span(value.span.lower + 1, value.span.upper - 1))
        return FixIt(replacing: value.span, with: "[\(inside)]")
    }
}
