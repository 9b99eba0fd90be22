/// A call has the same label twice, or two labels that exclude each other.
enum RepeatedArgument: FixItRule {
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
