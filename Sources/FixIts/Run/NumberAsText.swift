internal import Evaluator
internal import Diagnostics
internal import Syntax

/// A number is used as a string: `a.text = 5`, `label title 5`.
enum NumberAsText: FixItRule {
    static let id: RuleID = "number-as-text"

    static let page = RulePage(
        meaning: "Text must be a string. Put a plain number in quotes, and any other value into a string with `\\( )`.",
        examples: [
            RulePage.Example(before: "label t 5", after: "label t \"5\"", needsRun: true),
            RulePage.Example(
                before: "label t \"\"\nlet n = 5\nt.text = n + 1",
                after: "label t \"\"\nlet n = 5\nt.text = \"\\(n + 1)\"",
                needsRun: true),
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .string? = problem.expected { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard context.source.accent == .masonry,
            let number = context.expressions.first(where: { $0.span == failure.span }),
            context.kind(of: number) == .number
        else { return nil }
        let text = context.text(number)
        let isLiteral = if case .number = number.kind { true } else { false }
        return FixIt(replacing: number.span, with: isLiteral ? "\"\(text)\"" : "\"\\(\(text))\"")
    }
}
