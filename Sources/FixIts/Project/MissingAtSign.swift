internal import Evaluator
internal import Diagnostics

/// A C string instead of an NSString: `title.text = "Hello"`.
enum MissingAtSign: FixItRule {
    static let id: RuleID = "missing-at-sign"

    static let page = RulePage(
        meaning: "An NSString starts with `@`.",
        examples: [
            RulePage.Example(
                before: """
                    UILabel *a = [[UILabel alloc] init];
                    [self.view addSubview:a];
                    a.text = "Hello";
                    """,
                after: """
                    UILabel *a = [[UILabel alloc] init];
                    [self.view addSubview:a];
                    a.text = @"Hello";
                    """,
                accent: .objectiveC, needsRun: true),
            RulePage.Example(
                before: """
                    NSLog("Hello");
                    """,
                after: """
                    NSLog(@"Hello");
                    """,
                accent: .objectiveC, needsRun: true),
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.stringOfC) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        FixIt(replacing: failure.span.atStart, with: "@")
    }
}
