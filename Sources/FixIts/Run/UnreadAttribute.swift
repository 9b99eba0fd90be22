internal import Masonry
internal import Evaluator
internal import Vocabulary
internal import Diagnostics
internal import Syntax

/// An attribute is used as a number: `offset(a.width)`.
enum UnreadAttribute: FixItRule {
    static let id: RuleID = "unread-attribute"

    static let page = RulePage(
        meaning: "An attribute is not a number. Use its `value` to get the solved number.",
        examples: [
            RulePage.Example(
                before: "view a\nmake.size.equalTo(40)\nview b\nmake.left.equalTo(root).offset(a.width)",
                after: "view a\nmake.size.equalTo(40)\nview b\nmake.left.equalTo(root).offset(a.width.value)",
                needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .number? = problem.expected { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        // Masonry and SnapKit can't read where a view will be.
        guard context.source.accent == .masonry,
            let attribute = context.expressions.first(where: { $0.span == failure.span }),
            context.kind(of: attribute) == .of(.attribute)
        else { return nil }
        return FixIt(replacing: failure.span.atEnd, with: ".\(Member.value.rawValue)")
    }
}
