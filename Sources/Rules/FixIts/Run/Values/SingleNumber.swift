/// A single number is passed instead of a size, a point or insets: `sizeOffset(10)`.
enum SingleNumber: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard let expected = failure.problem.expected, let count = expected.numberCount,
            let number = context.subject,
            context.kind(of: number) == .number
        else { return nil }
        if case .insets = expected, let (call, _) = context.argument {
            guard context.member(call) == .insets else { return nil }
            return FixIt(replacing: call.nameSpan, with: Member.inset.rawValue)
        }
        // Four equal numbers make no sense as a rectangle.
        if case .rectangle = expected { return nil }
        guard context.source.accent == .masonry else { return nil }
        let numbers = Array(repeating: context.text(number), count: count).joined(separator: ", ")
        return FixIt(replacing: number.span, with: "(\(numbers))")
    }
}
