/// A chain starts with a relation or a modifier: `make.offset(8).left.equalTo(root)`.
enum MisplacedLink: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember = failure.problem, let call = context.namedCall, let receiver = call.receiver,
            let member = context.member(call), member.receivers.contains(.constraint)
        else { return nil }
        if context.kind(of: receiver) == .of(.maker) {
            return movedToEnd(call, in: context) ?? (member.isRelation ? withAttribute(call, in: context) : nil)
        }
        guard member.takesNumberInChain, let (relation, _) = context.argument(where: call.isSame),
            context.member(relation)?.isRelation ?? false, relation.arguments.count == 1
        else { return nil }
        let link = context.source.text(in: call.namedSpan)
        return FixIt(
            replacing: Span(receiver.span.upper, relation.span.upper), with: ").\(link)")
    }

    /// The chain with the link moved to its end.
    private static func movedToEnd(_ call: WrittenCall, in context: RuleContext) -> FixIt? {
        guard let chain = context.expressions.last(where: { $0.span.lower == call.span.lower }),
            chain.span.upper > call.span.upper,
            context.expressions.contains(where: { expression in
                guard let later = WrittenCall(expression), later.nameSpan.lower > call.span.upper else { return false }
                return context.member(later)?.isRelation ?? false
            })
        else { return nil }
        let after = Span(call.span.upper + 1, chain.span.upper)
        guard context.source.isOnOneLine(after) else { return nil }
        let (rest, link) = (context.source.text(in: after), context.source.text(in: call.namedSpan))
        return FixIt(replacing: Span(call.nameSpan.lower, chain.span.upper), with: "\(rest).\(link)")
    }

    /// The relation with the attribute that it relates to.
    private static func withAttribute(_ call: WrittenCall, in context: RuleContext) -> FixIt? {
        guard let related = call.arguments.first?.value, let attribute = context.lastAttribute(of: related) else {
            return nil
        }
        let start = call.nameSpan.lower
        return FixIt(replacing: Span(start, start), with: "\(attribute.rawValue).")
    }
}
