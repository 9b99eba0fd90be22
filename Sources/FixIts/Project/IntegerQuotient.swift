internal import Evaluator
internal import Diagnostics
internal import Syntax

/// A quotient of integers that is 0: `multipliedBy(9 / 16)`.
enum IntegerQuotient: FixItRule {
    static let id: RuleID = "integer-quotient"

    static let page = RulePage(
        meaning: "A quotient of integers is an integer. Write the numbers with a fraction.",
        examples: [
            RulePage.Example(
                before: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.height.equalTo(view.snp.height).multipliedBy(9 / 16)
                    }
                    """,
                after: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.height.equalTo(view.snp.height).multipliedBy(9.0 / 16.0)
                    }
                    """,
                accent: .swift, needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.wholeQuotient) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .binary(.divide, let left, let right)? = context.expression?.kind else { return nil }
        return FixIt(replacing: failure.span, with: "\(context.text(left)).0 / \(context.text(right)).0")
    }
}
