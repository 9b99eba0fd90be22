/// A view is declared in a guide, which has no subviews.
enum GuideAsParent: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .masonry(.guideHasNoSubviews) = failure.problem,
            case .views(_, _, let parent?)? = context.statement?.kind, context.isSubject(parent),
            case .view(let guide)? = context.value(of: parent), let owner = guide.superview
        else { return nil }
        return FixIt(replacing: parent.span, with: owner.name)
    }
}
