/// A computed number has a fraction, but must be a whole number: `xs[xs.count / 2]`.
enum FractionalNumber: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .notWhole(_, let number) = failure.problem, abs(number) <= 0x1p53,
            context.source.accent == .masonry,
            let value = context.subject, value.writtenNumber == nil
        else { return nil }
        return FixIt(replacing: value.span, with: "\(Builtin.floor.rawValue)(\(context.text(value)))")
    }
}
