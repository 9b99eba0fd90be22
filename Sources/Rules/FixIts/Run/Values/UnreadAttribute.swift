/// An attribute is used as a number: `offset(a.width)`.
enum UnreadAttribute: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .number? = failure.problem.expected else { return nil }
        // Masonry and SnapKit can't read where a view will be.
        guard context.source.accent == .masonry,
            let attribute = context.subject,
            context.kind(of: attribute) == .of(.attribute)
        else { return nil }
        return FixIt(replacing: failure.span.atEnd, with: ".\(Member.value.rawValue)")
    }
}
