internal import Evaluator
internal import Diagnostics
internal import Vocabulary
internal import Syntax
internal import Masonry

/// `superview` as the argument of a relation, where it is nil: `equalTo(superview)`.
enum NilSuperview: FixItRule {
    static let id: RuleID = "nil-superview"

    static let page = RulePage(
        meaning:
            "In a view controller, `superview` is nil. SnapKit has a relation to the superview of the constrained view.",
        examples: [
            RulePage.Example(
                before: """
                    class Screen: UIViewController {
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            let a = UIView()
                            view.addSubview(a)
                            a.snp.makeConstraints { make in make.edges.equalTo(superview) }
                        }
                    }
                    """,
                after: """
                    class Screen: UIViewController {
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            let a = UIView()
                            view.addSubview(a)
                            a.snp.makeConstraints { make in make.edges.equalToSuperview() }
                        }
                    }
                    """,
                accent: .swift, needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .masonry(.unsupportedAttribute) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard context.source.accent == .swift, let (call, _) = context.argument, call.arguments.count == 1,
            context.text(call.arguments[0]) == Builtin.superview.rawValue, context.member(call)?.isRelation == true
        else { return nil }
        return FixIt(replacing: call.parentheses, with: "Superview()")
    }
}
