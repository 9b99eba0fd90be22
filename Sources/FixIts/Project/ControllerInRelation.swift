internal import Evaluator
internal import Diagnostics
internal import Vocabulary
internal import Syntax
internal import Masonry

/// A view controller instead of its view in a relation: `equalTo(self)`.
enum ControllerInRelation: FixItRule {
    static let id: RuleID = "controller-in-relation"

    static let page = RulePage(
        meaning: "A constraint relates views. A view controller has a `view`.",
        examples: [
            RulePage.Example(
                before: """
                    class Screen: UIViewController {
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            let a = UIView()
                            view.addSubview(a)
                            a.snp.makeConstraints { make in make.edges.equalTo(self) }
                        }
                    }
                    """,
                after: """
                    class Screen: UIViewController {
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            let a = UIView()
                            view.addSubview(a)
                            a.snp.makeConstraints { make in make.edges.equalTo(view) }
                        }
                    }
                    """,
                accent: .swift, needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .masonry(.unsupportedAttribute) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard let expression = context.expression, case .object(let object)? = context.value(of: expression),
            object.isViewController
        else { return nil }
        let view = LibraryMessage.view.rawValue
        let isOwn = context.source.accent == .swift && expression.kind.isName
        return FixIt(replacing: failure.span, with: isOwn ? view : "\(context.text(expression)).\(view)")
    }
}
