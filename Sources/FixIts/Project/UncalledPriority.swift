internal import Evaluator
internal import Diagnostics

/// A Masonry block that is named but not called: `make.left.equalTo(a).priorityHigh`.
enum UncalledPriority: FixItRule {
    static let id: RuleID = "uncalled-priority"

    static let page = RulePage(
        meaning: "A block does nothing until it is called.",
        examples: [
            RulePage.Example(
                before: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    [a mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.width.equalTo(@9).priorityHigh;
                    }];
                    """,
                after: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    [a mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.width.equalTo(@9).priorityHigh();
                    }];
                    """,
                accent: .objectiveC, needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.blockNotCalled) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        FixIt(replacing: failure.span.atEnd, with: "()")
    }
}
