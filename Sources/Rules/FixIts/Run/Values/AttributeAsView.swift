/// An attribute is given where a view is taken: `view badge in card.right`.
enum AttributeAsView: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .view? = failure.problem.expected, let attribute = context.subject,
            context.kind(of: attribute) == .of(.attribute), case .member(let view, _, _) = attribute.kind
        else { return nil }
        return FixIt(replacing: attribute.span, with: context.text(view))
    }
}
