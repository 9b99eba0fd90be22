/// A number is used as a string: `a.text = 5`, `label title 5`.
enum NumberAsText: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .string? = failure.problem.expected, context.source.accent == .masonry,
            let number = context.subject,
            context.kind(of: number) == .number
        else { return nil }
        let text = context.text(number)
        let isLiteral = if case .number = number.kind { true } else { false }
        return FixIt(replacing: number.span, with: isLiteral ? "\"\(text)\"" : "\"\\(\(text))\"")
    }
}
