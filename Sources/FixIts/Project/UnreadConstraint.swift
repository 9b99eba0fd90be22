internal import Evaluator
internal import Diagnostics
internal import Vocabulary

/// A SnapKit chain stored as if it were its constraint: `height = make.height.equalTo(9)`.
enum UnreadConstraint: FixItRule {
    static let id: RuleID = "unread-constraint"

    static let page = RulePage(
        meaning: "A chain is not a constraint. Read its `constraint`.",
        examples: [
            RulePage.Example(
                before: """
                    class Screen: UIViewController {
                        var c: Constraint?
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            let a = UIView()
                            view.addSubview(a)
                            a.snp.makeConstraints { make in c = make.width.equalTo(9) }
                        }
                    }
                    """,
                after: """
                    class Screen: UIViewController {
                        var c: Constraint?
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            let a = UIView()
                            view.addSubview(a)
                            a.snp.makeConstraints { make in c = make.width.equalTo(9).constraint }
                        }
                    }
                    """,
                accent: .swift, needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.handleWithoutConstraint) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        FixIt(replacing: failure.span.atEnd, with: ".\(SnapKitWord.constraint.rawValue)")
    }
}
