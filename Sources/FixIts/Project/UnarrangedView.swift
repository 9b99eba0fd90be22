internal import Evaluator
internal import Diagnostics
internal import Vocabulary

/// A view added to a stack view with `addSubview`.
enum UnarrangedView: FixItRule {
    static let id: RuleID = "unarranged-view"

    static let page = RulePage(
        meaning: "A stack view arranges the views added with `addArrangedSubview`.",
        examples: [
            RulePage.Example(
                before: """
                    class Screen: UIViewController {
                        let row = UIStackView()
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            view.addSubview(row)
                            let a = UILabel()
                            a.text = "A"
                            row.addSubview(a)
                        }
                    }
                    """,
                after: """
                    class Screen: UIViewController {
                        let row = UIStackView()
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            view.addSubview(row)
                            let a = UILabel()
                            a.text = "A"
                            row.addArrangedSubview(a)
                        }
                    }
                    """,
                accent: .swift, needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.notArranged) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        FixIt(replacing: failure.span, with: LibraryMessage.addArrangedSubview.word)
    }
}
