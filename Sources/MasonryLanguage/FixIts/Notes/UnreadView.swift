internal import Masonry

/// A loop over views, or a function that is given one, constrains the current view instead.
enum UnreadView: FixItRule {
    static let id: RuleID = "unread-view"

    static let page = RulePage(
        meaning: "`make` alone is for the current view. `makeConstraints` is for any view.",
        examples: [
            RulePage.Example(
                before: "view a, b\nview c\nfor v in [a, b] { make.left.equalTo(root) }",
                after: "view a, b\nview c\nfor v in [a, b] { v.makeConstraints { make in make.left.equalTo(root) } }",
                needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .noted(.idleExpression, _, _) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: FailureContext) -> FixIt? {
        guard let chain = context.expressions.first(where: { $0.span == failure.span }),
            case .view? = failure.values.first?.value, let view = failure.values.first,
            let start = chain.leadingName, let word = context.vocabulary.builtin(start.name), word.isChainWord
        else { return nil }
        let make = Builtin.make.rawValue
        let links = context.source.text(in: Span(start.span.upper, chain.span.upper))
        return FixIt(
            replacing: chain.span,
            with: "\(context.source.text(in: view.span)).\(word.rawValue)Constraints { \(make) "
                + "\(ReservedWord.in.rawValue) \(make)\(links) }")
    }
}
