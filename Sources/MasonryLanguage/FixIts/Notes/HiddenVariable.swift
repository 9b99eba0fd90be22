/// A block declares a variable that hides the one it is made of: `let n = n + 1`.
enum HiddenVariable: FixItRule {
    static let id: RuleID = "hidden-variable"

    static let page = RulePage(
        meaning: "`let` and `var` in a block declare a new variable. An assignment changes the one outside.",
        examples: [
            RulePage.Example(
                before: "var n = 1\nif n == 1 { var n = n + 1 }\nprint(n)",
                after: "var n = 1\nif n == 1 { n = n + 1 }\nprint(n)",
                needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .noted(.idleExpression, _, _) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: FailureContext) -> FixIt? {
        guard let statement = context.statement, case .variable(let declared, _, _, _) = statement.kind,
            declared.span == failure.span
        else { return nil }
        return FixIt(replacing: Span(statement.span.lower, declared.span.lower), with: "")
    }
}
