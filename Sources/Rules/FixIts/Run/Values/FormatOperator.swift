/// Values are put into a string with `%`: `"n = %d" % n`.
enum FormatOperator: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .operands = failure.problem, let whole = context.expression,
            case .binary(.remainder, let format, let value) = whole.kind,
            context.kind(of: format) == .of(.string), context.source.accent == .masonry
        else { return nil }
        let values: [String] =
            if case .tuple(let parts) = value.kind { parts.map { context.text($0) } } else {
                [context.text(value.bare)]
            }
        return FormatString.interpolated(context.text(format), values[...]).map {
            FixIt(replacing: whole.span, with: $0)
        }
    }
}
