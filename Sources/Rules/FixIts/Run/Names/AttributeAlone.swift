/// An attribute is written without a maker or a view: `left.equalTo(root)`, `make.height.equalTo(width)`.
enum AttributeAlone: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, let hint) = failure.problem, hint.isNone,
            Attribute(rawValue: text) != nil || Member(rawValue: text)?.constrainedAttributes.isEmpty == false,
            context.source.accent == .masonry,
            case .name? = context.expression?.kind
        else { return nil }
        if context.startsChain {
            let chain = "\(Builtin.make.rawValue).\(text)"
            return FixIt(problem: .unknownName(text, .chain(chain)), replacing: failure.span, with: chain)
        }
        guard let attribute = Attribute(rawValue: text) else { return nil }
        let problem = Problem.unknownName(text, .attribute(attribute))
        if let (place, link) = link(to: failure.span, text, in: context) {
            return FixIt(problem: problem, replacing: place, with: link)
        }
        guard let owner = owner(of: attribute, in: context) else { return nil }
        return FixIt(problem: problem, replacing: failure.span, with: "\(owner).\(text)")
    }

    /// The place between the owner of the attribute and its name, and the text that makes it a member.
    private static func link(to name: Span, _ text: String, in context: RuleContext) -> (Span, String)? {
        for expression in context.expressions.dropFirst() {
            switch expression.kind {
            case .binary(_, let chain, let right) where right.span.lower == name.lower:
                guard context.lastAttribute(of: chain) != nil, context.chain(chain) != nil else { return nil }
                return (Span(chain.span.upper, name.lower), ".")
            case .index(let maker, let position)
            where context.isSubject(position) && context.kind(of: maker) == .of(.maker):
                return (Span(maker.span.upper, name.upper + 1), ".\(text)")
            default: continue
            }
        }
        if let (call, _) = context.argument, let list = context.attributesListed(in: call) {
            return (call.namedSpan, list)
        }
        guard case (let call, 1)? = context.argument, context.member(call)?.isRelation ?? false, call.isUnlabeled,
            call.arguments[0].value.kind.isName
        else { return nil }
        return (Span(call.arguments[0].span.upper, name.lower), ".")
    }

    /// The probable owner of an attribute in a relation.
    private static func owner(of attribute: Attribute, in context: RuleContext) -> String? {
        guard case (let call, 0)? = context.argument, context.member(call)?.isRelation ?? false,
            let own = call.receiver.flatMap({ context.lastAttribute(of: $0) })
        else { return nil }
        // One side of a view follows its other.
        if attribute.isSize, own.isSize, attribute != own { return context.constrainedView }
        return Builtin.superview.rawValue
    }
}

extension RuleContext {
    /// Whether the failed name is the first of a chain with a relation.
    fileprivate var startsChain: Bool {
        guard case .expression(let stated)? = statement?.kind, isSubject(stated.leadingName?.span) else {
            return false
        }
        return expressions.contains { expression in
            guard let call = expression.call, case .member(let member)? = spelling(call.name) else { return false }
            return member.isRelation
        }
    }
}
