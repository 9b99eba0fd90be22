internal import Evaluator
internal import Diagnostics
internal import Vocabulary
internal import Syntax

/// A misspelled link of a chain with a labeled argument: `offst(by: 8)`.
enum MisspeltLink: FixItRule {
    static let id: RuleID = "misspelt-link"

    static let page = RulePage(
        meaning: "The chain has no such link, but one with a similar name. Its argument has no label.",
        examples: [
            RulePage.Example(
                before: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.left.equalToSuperview().ofset(by: 8)
                    }
                    """,
                after: """
                    let a = UIView()
                    view.addSubview(a)
                    a.snp.makeConstraints { make in
                        make.left.equalToSuperview().offset(8)
                    }
                    """,
                accent: .swift, needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .unknownMember = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(_, of: _, .nearestCall(let nearest)) = failure.problem, let call = context.call,
            let argument = call.arguments.first
        else { return nil }
        return FixIt(
            replacing: Span(call.nameSpan.lower, argument.value.span.lower), with: "\(nearest)(")
    }
}
