internal import Evaluator
internal import Syntax
internal import Vocabulary
internal import Diagnostics

/// An attribute is given where a view is taken: `view badge in card.right`.
enum AttributeAsView: FixItRule {
    static let id: RuleID = "attribute-as-view"

    static func answers(_ problem: Problem) -> Bool {
        if case .view? = problem.expected { true } else { false }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard let attribute = context.subject,
            context.kind(of: attribute) == .of(.attribute), case .member(let view, _, _) = attribute.kind
        else { return nil }
        return FixIt(replacing: attribute.span, with: context.text(view))
    }
}
