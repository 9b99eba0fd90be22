/// The priority of an active constraint is changed to or from required.
enum ActiveRequirement: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .masonry(.requirementAfterInstall) = failure.problem, let (target, _, value) = context.assignment,
            case .member(let constraint, _, _) = target.kind
        else { return nil }
        let whole = target.span.joined(with: value.span)
        let name = context.text(constraint)
        let (off, on) = (Member.deactivate.rawValue, Member.activate.rawValue)
        return FixIt(replacing: whole, with: "\(name).\(off)(); \(context.source.text(in: whole)); \(name).\(on)()")
    }
}
