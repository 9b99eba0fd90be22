internal import Evaluator
internal import Diagnostics

/// An assignment instead of a comparison: `if (a.hidden = YES)`.
enum AssignmentInCondition: FixItRule {
    static let id: RuleID = "assignment-in-condition"

    static let page = RulePage(
        meaning: "One `=` assigns, two compare.",
        examples: [
            RulePage.Example(
                before: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    if (a.hidden = YES) { a.hidden = NO; }
                    """,
                after: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    if (a.hidden == YES) { a.hidden = NO; }
                    """,
                accent: .objectiveC, needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.assignedInCondition) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        FixIt(replacing: failure.span, with: "==")
    }
}
