/// A view is used like a member of another view: `root.box`.
enum ViewAsMember: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(let name, let phrase, _) = failure.problem, context.source.accent == .masonry,
            let member = context.expressions.first, case .member(let base, let own, failure.span) = member.kind,
            base.isPath, context.kind(of: own) == .of(.view), [.of(.view), .of(.root)].contains(context.kind(of: base))
        else { return nil }
        return FixIt(
            problem: .unknownMember(name, of: phrase, .foreign(.ownName(name))), replacing: member.span, with: name)
    }
}
