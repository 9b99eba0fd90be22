internal import Syntax
internal import Diagnostics

/// Letters that continue a number: `2gap`, `320X480`, `1O0`, `0xff`.
enum LettersInNumber: SyntaxRule {
    static let id: RuleID = "letters-in-number"

    static let page = RulePage(
        meaning: "A number has digits and a decimal point. Write `*` to multiply and a lowercase `x` in a size.",
        examples: [
            RulePage.Example(
                before: "let gap = 8\nprint(2gap)",
                after: "let gap = 8\nprint(2 * gap)"),
            RulePage.Example(
                before: "screen 320X480",
                after: "screen 320x480"),
            RulePage.Example(
                before: "print(0xff)",
                after: "print(255)"),
            RulePage.Example(
                before: "print(1O0)",
                after: "print(100)"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .letterAfterNumber = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .letterAfterNumber(_, let number) = error.problem, let text = error.problem.replacement
        else { return nil }
        return error.edited(context.number(number, before: error.span), text)
    }
}
