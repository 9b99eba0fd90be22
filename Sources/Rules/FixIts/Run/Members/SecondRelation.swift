/// An attribute or another relation follows the relation of a chain: `make.left.equalTo(a).right`.
enum SecondRelation: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .masonry(.attributeAfterRelation), .masonry(.redefinedRelation): break
        case .unknownMember(let name, _, _) where Member(rawValue: name)?.constrainedAttributes.isEmpty == false: break
        default: return nil
        }
        guard context.source.accent != .objectiveC, let (before, member) = context.relatedChain,
            let chain = context.chain(before), context.hasRelation(before)
        else { return nil }
        let dot = Span(before.span.upper, member.nameSpan.lower)
        let maker = context.text(chain.maker)
        if case .masonry(.redefinedRelation) = failure.problem {
            let names = context.source.text(in: Span(chain.maker.span.lower, chain.end))
            return FixIt(replacing: dot, with: "; \(names).")
        }
        if context.isRelatedAgain(after: member.nameSpan) {
            if context.source.isOnOneLine(dot) { return FixIt(replacing: dot, with: "; \(maker).") }
            let start = member.nameSpan.lower - 1
            return FixIt(replacing: Span(start, start), with: maker)
        }
        guard let relation = before.relationAtEnd(in: context), relation.arguments.count == 1,
            relation.arguments[0].value.kind.isName, case .attribute? = context.spelling(member.name)
        else { return nil }
        let target = relation.arguments[0].value
        return FixIt(
            replacing: Span(target.span.upper, member.nameSpan.upper), with: ".\(context.text(member.name)))")
    }
}

extension RuleContext {
    /// The chain with a relation, and the member after it that the failure is about.
    fileprivate var relatedChain: (chain: Expression, member: (name: Name, nameSpan: Span))? {
        for expression in expressions {
            guard let (base, name, span) = expression.memberParts, isSubject(span) else { continue }
            var inner = base
            while let (next, link, _) = inner.memberParts, [.member(.and), .member(.with)].contains(spelling(link)) {
                inner = next
            }
            return (inner, (name, span))
        }
        return nil
    }

    /// Whether the chain has another relation after a place.
    fileprivate func isRelatedAgain(after place: Span) -> Bool {
        expressions.contains { expression in
            guard let call = expression.call, call.nameSpan.lower > place.upper else { return false }
            return isRelation(call.name)
        }
    }

    fileprivate func hasRelation(_ chain: Expression) -> Bool {
        SyntaxNode.expression(chain).expressions.contains { expression in
            expression.call.map { isRelation($0.name) } ?? false
        }
    }

    private func isRelation(_ name: Name) -> Bool {
        if case .member(let member)? = spelling(name) { return member.isRelation }
        return SnapKitWord(rawValue: text(name))?.relation != nil
    }
}

extension Expression {
    /// The relation at the end of the chain.
    fileprivate func relationAtEnd(in context: RuleContext) -> MethodCall? {
        guard let call, case .member(let member)? = context.spelling(call.name), member.isRelation else { return nil }
        return call
    }
}

extension Expression {
    /// The base, the name and the place of a member, in any accent.
    package var memberParts: (base: Expression, name: Name, nameSpan: Span)? {
        switch kind {
        case .member(let base, let name, let span), .message(let base, let name, let span, _): (base, name, span)
        default: nil
        }
    }
}
