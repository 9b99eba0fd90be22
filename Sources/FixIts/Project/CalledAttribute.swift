internal import Evaluator
internal import Diagnostics

/// An attribute of a chain called like a relation: `make.width(40)`.
enum CalledAttribute: FixItRule {
    static let id: RuleID = "called-attribute"

    static let page = RulePage(
        meaning: "An attribute is no method. A relation comes after it.",
        examples: [
            RulePage.Example(
                before: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.width(40)
                    }
                    """,
                after: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.width.equalTo(40)
                    }
                    """,
                accent: .swift, needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.attributeCalled) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.attributeCalled(_, let relation)) = failure.problem else { return nil }
        return FixIt(replacing: failure.span.atEnd, with: ".\(relation)")
    }
}
