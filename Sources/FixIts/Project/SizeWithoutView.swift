internal import Evaluator
internal import Diagnostics
internal import Vocabulary

/// The name of a size without its view: `make.height.equalTo(width)`.
enum SizeWithoutView: FixItRule {
    static let id: RuleID = "size-without-view"

    static let page = RulePage(
        meaning: "A width or height needs its view before it.",
        examples: [
            RulePage.Example(
                before: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.height.equalTo(width)
                    }
                    """,
                after: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.height.equalTo(a.snp.width)
                    }
                    """,
                accent: .swift, needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .projectProblem(.attributeAlone) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .projectProblem(.attributeAlone(let name, let view)) = failure.problem else { return nil }
        let prefix = context.source.accent == .swift ? "\(SnapKitWord.snp.rawValue)." : Spelling.prefix
        return FixIt(replacing: failure.span, with: "\(view).\(prefix)\(name)")
    }
}
