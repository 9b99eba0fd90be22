/// A ratio is written like an attribute: `make.aspectRatio.equalTo(2)`.
enum AspectRatio: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(let name, let phrase, _) = failure.problem,
            ["aspectRatio", "ratio", "aspect"].contains(name),
            case .member(let base, _, failure.span)? = context.expressions.first?.kind
        else { return nil }
        let problem = ForeignWord.find(name, .member).map { Problem.unknownMember(name, of: phrase, .foreign($0)) }
        if context.kind(of: base) == .of(.constraint) {
            return FixIt(problem: problem, replacing: failure.span, with: Member.multipliedBy.rawValue)
        }
        guard context.kind(of: base) == .of(.maker), let view = context.constrainedView,
            let relation = context.expressions.lazy.compactMap({ WrittenCall($0) }).first,
            context.member(relation) == .equalTo, relation.arguments.count == 1,
            relation.receiver?.span.upper == failure.span.upper
        else { return nil }
        let factor = relation.arguments[0].value
        let link = factor.writtenNumber == 1 ? "" : ".\(Member.multipliedBy.rawValue)(\(context.text(factor)))"
        return FixIt(
            problem: problem, replacing: Span(failure.span.lower, relation.span.upper),
            with: "\(Attribute.width.rawValue).\(Member.equalTo.rawValue)(\(view).\(Attribute.height.rawValue))\(link)")
    }
}
