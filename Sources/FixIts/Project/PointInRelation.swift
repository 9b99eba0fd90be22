internal import Evaluator
internal import Diagnostics
internal import Syntax

/// A point instead of its view in a relation: `equalTo(box.center)`.
enum PointInRelation: FixItRule {
    static let id: RuleID = "point-in-relation"

    static let page = RulePage(
        meaning: "In Objective-C, a point is no object. Relate to the view.",
        examples: [
            RulePage.Example(
                before: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    [a mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.centerY.equalTo(self.view.center);
                    }];
                    """,
                after: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    [a mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.centerY.equalTo(self.view);
                    }];
                    """,
                accent: .objectiveC, needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.pointRelated) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard let (base, _, _) = context.expression?.memberParts else { return nil }
        return FixIt(replacing: Span(base.span.upper, failure.span.upper), with: "")
    }
}
