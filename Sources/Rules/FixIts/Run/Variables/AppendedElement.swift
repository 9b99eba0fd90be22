/// An element is added after the last one of an array by its position, or with `+=`.
enum AppendedElement: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .indexOutOfRange, .operands: break
        default: return nil
        }
        guard context.source.accent == .masonry, let (target, operation, value) = context.assignment else { return nil }
        let array: Expression
        switch (failure.problem, operation) {
        case (.indexOutOfRange(let index, let count), .assign):
            guard index == count, case .index(let base, let position) = target.kind, context.isSubject(position)
            else { return nil }
            array = base
        case (.operands, .add):
            guard failure.span.contains(target.span), context.kind(of: target).isArray,
                !context.kind(of: value).isArray
            else { return nil }
            array = target
        default: return nil
        }
        return FixIt(
            replacing: target.span.joined(with: value.span),
            with: "\(context.text(array)).\(Member.append.rawValue)(\(context.text(value)))")
    }
}
