internal import Evaluator
internal import Diagnostics

/// A number instead of a UIKit anchor: `constraint(equalTo: 9)`.
enum NumberAsAnchor: FixItRule {
    static let id: RuleID = "number-as-anchor"

    static let page = RulePage(
        meaning: "A constraint without a second anchor has a constant.",
        examples: [
            RulePage.Example(
                before: """
                    let a = UIView()
                    view.addSubview(a)
                    a.widthAnchor.constraint(equalTo: 9).isActive = true
                    """,
                after: """
                    let a = UIView()
                    view.addSubview(a)
                    a.widthAnchor.constraint(equalToConstant: 9).isActive = true
                    """,
                accent: .swift, needsRun: true),
            RulePage.Example(
                before: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    [a.widthAnchor constraintEqualToAnchor:9].active = YES;
                    """,
                after: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    [a.widthAnchor constraintEqualToConstant:9].active = YES;
                    """,
                accent: .objectiveC, needsRun: true),
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.numberAsAnchor) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.numberAsAnchor(_, let suggestion)) = failure.problem else { return nil }
        return FixIt(replacing: failure.span, with: suggestion)
    }
}
