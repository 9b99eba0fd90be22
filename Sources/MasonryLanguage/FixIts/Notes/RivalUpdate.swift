internal import Masonry

/// `update` finds no size of the current view, where another view has one.
enum RivalUpdate: FixItRule {
    static let id: RuleID = "rival-update"

    static let page = RulePage(
        meaning: "`update` alone is for the current view. `updateConstraints` is for any view.",
        examples: [
            RulePage.Example(
                before: "view a\nmake.width.equalTo(40)\nview b in a\nupdate.width.equalTo(60)",
                after:
                    "view a\nmake.width.equalTo(40)\nview b in a\na.updateConstraints { make in make.width.equalTo(60) }",
                needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .noted(.updateRival, _, _) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: FailureContext) -> FixIt? {
        guard case .view(let view)? = failure.values.first?.value, !view.name.contains("#"),
            let chain = context.expressions.first(where: { $0.span == failure.span }), let start = chain.leadingName,
            context.vocabulary.builtin(start.name) == .update
        else { return nil }
        let make = Builtin.make.rawValue
        let links = context.source.text(in: Span(start.span.upper, chain.span.upper))
        return FixIt(
            replacing: chain.span,
            with:
                "\(view.name).\(Member.updateConstraints.rawValue) { \(make) \(ReservedWord.in.rawValue) \(make)\(links) }"
        )
    }
}
