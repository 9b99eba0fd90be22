internal import Masonry

/// A quotient beside the remainder of the same two is a fraction: `i / 3` and `i % 3`.
enum FractionalQuotient: FixItRule {
    static let id: RuleID = "fractional-quotient"

    static let page = RulePage(
        meaning: "A division keeps its fraction. `floor` rounds down to a whole number.",
        examples: [
            RulePage.Example(
                before: "for i in 0..<6 {\n    let row = i / 3\n    print(row, i % 3)\n}",
                after: "for i in 0..<6 {\n    let row = floor(i / 3)\n    print(row, i % 3)\n}", needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .noted(.fractionalQuotient, _, _) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: FailureContext) -> FixIt? {
        guard let quotient = context.expression, quotient.span == failure.span else { return nil }
        // Its parentheses are those of the call.
        let around = context.expressions.first { expression in
            if case .parentheses(let inner) = expression.kind { inner.span == quotient.span } else { false }
        }
        return FixIt(
            replacing: (around ?? quotient).span, with: "\(Builtin.floor.rawValue)(\(context.text(quotient)))")
    }
}
