/// An array of views is given where one view is taken: `card.addSubview([a, b])`.
enum ArrayForView: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .view? = failure.problem.expected, context.source.accent == .masonry,
            let (call, index) = context.argument,
            let statement = context.statement, case .expression(let stated) = statement.kind, call.isSame(as: stated),
            case let array = call.arguments[index].value, context.kind(of: array) == .of(.views),
            context.isUnused(Self.element)
        else { return nil }
        let rest = context.source.text(in: Span(array.span.upper, call.span.upper))
        let start = context.source.text(in: Span(call.span.lower, array.span.lower))
        return FixIt(
            help: "do it for each of them", replacing: statement.span,
            with: "\(ReservedWord.for.rawValue) \(Self.element) \(ReservedWord.in.rawValue) "
                + "\(context.text(array)) { \(start)\(Self.element)\(rest) }")
    }

    private static let element = "each"
}
