/// An axis has the name of another constant: `distributeViewsAlongAxis:MASAttributeHorizontal`.
enum MisspelledAxis: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .axis? = failure.problem.expected, let axis = context.subject,
            case .name(let name) = axis.kind,
            let suggestion = Problem.axis(suggestedBy: context.text(name))
        else { return nil }
        return FixIt(replacing: failure.span, with: suggestion)
    }
}
