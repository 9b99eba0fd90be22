internal import Masonry
internal import Evaluator
internal import Diagnostics

/// A call has the same label twice, or two labels that exclude each other.
enum RepeatedArgument: FixItRule {
    static let id: RuleID = "repeated-argument"

    static let page = RulePage(
        meaning: "Pass each label only once. If two labels exclude each other, keep one of them.",
        examples: [
            RulePage.Example(
                before: "view a, b\n[a, b].distribute(horizontal, spacing: 8, length: 40)",
                after: "view a, b\n[a, b].distribute(horizontal, spacing: 8)", needsRun: true),
            RulePage.Example(
                before: "view a, b\n[a, b].distribute(horizontal, spacing: 8, spacing: 9)",
                after: "view a, b\n[a, b].distribute(horizontal, spacing: 8)", needsRun: true),
        ])

    static func answers(_ problem: Problem) -> Bool {
        switch problem {
        case .bothLabels, .repeatedLabel: true
        default: false
        }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        let excluded: [String]
        switch failure.problem {
        case .bothLabels(_, let labels): excluded = labels
        case .repeatedLabel(let label): excluded = [label]
        default: return nil
        }
        guard context.source.accent == .masonry, let arguments = context.call?.arguments else { return nil }
        let given = arguments.indices.filter { context.label(arguments[$0]).map(excluded.contains) ?? false }
        guard let extra = given.dropFirst().first else { return nil }
        return FixIt(replacing: Span(arguments[extra - 1].span.upper, arguments[extra].span.upper), with: "")
    }
}
