internal import Evaluator
internal import Diagnostics

/// A UIKit anchor instead of the library's own attribute in a relation: `make.top.equalTo(box.topAnchor)`.
enum AnchorInRelation: FixItRule {
    static let id: RuleID = "anchor-in-relation"

    static let page = RulePage(
        meaning: "Masonry and SnapKit relate their own attributes, not UIKit's anchors.",
        examples: [
            RulePage.Example(
                before: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.top.equalTo(view.topAnchor)
                    }
                    """,
                after: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.top.equalTo(view.snp.top)
                    }
                    """,
                accent: .swift, needsRun: true),
            RulePage.Example(
                before: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    [a mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.top.equalTo(self.view.topAnchor);
                    }];
                    """,
                after: """
                    UIView *a = [[UIView alloc] init];
                    [self.view addSubview:a];
                    [a mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.top.equalTo(self.view.mas_top);
                    }];
                    """,
                accent: .objectiveC, needsRun: true),
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.anchorRelated) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.anchorRelated(_, let suggestion)) = failure.problem else { return nil }
        return FixIt(replacing: failure.span, with: suggestion)
    }
}
