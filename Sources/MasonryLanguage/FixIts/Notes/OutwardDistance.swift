internal import Masonry

/// A distance of a distribution from an end is negative: `distribute(horizontal, spacing: 8, lead: -8)`.
enum OutwardDistance: FixItRule {
    static let id: RuleID = "outward-distance"

    static let page = RulePage(
        meaning: "The distances from both ends count inwards.",
        examples: [
            RulePage.Example(
                before: "view a, b\n[a, b].distribute(horizontal, spacing: 8, tail: -8)",
                after: "view a, b\n[a, b].distribute(horizontal, spacing: 8, tail: 8)", needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .noted(.outsideSuperview, _, _) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: FailureContext) -> FixIt? {
        guard let (call, index) = context.argument, let number = call.arguments[index].value.writtenNumber, number < 0
        else { return nil }
        return FixIt(replacing: failure.span, with: (-number).spelled(decimals: 6))
    }
}
