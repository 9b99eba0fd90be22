internal import Evaluator
internal import Diagnostics
internal import Vocabulary

/// A member of SnapKit without `snp`: `equalTo(box.right)`.
enum MissingSnp: FixItRule {
    static let id: RuleID = "missing-snp"

    static let page = RulePage(
        meaning: "SnapKit's members of a view come after `snp`.",
        examples: [
            RulePage.Example(
                before: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.left.equalTo(view.left)
                    }
                    """,
                after: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.left.equalTo(view.snp.left)
                    }
                    """,
                accent: .swift, needsRun: true),
            RulePage.Example(
                before: """
                    let a = UIView()
                    view.addSubview(a)
                    a.makeConstraints { make in make.left.equalToSuperview() }
                    """,
                after: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in make.left.equalToSuperview() }
                    """,
                accent: .swift, needsRun: true),
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.withoutSnp) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        FixIt(replacing: failure.span.atStart, with: "\(SnapKitWord.snp.rawValue).")
    }
}
