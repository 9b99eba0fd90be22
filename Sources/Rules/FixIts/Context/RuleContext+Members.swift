// Unknown members and how they are used.
extension RuleContext {
    /// The unknown member, with the value before its dot.
    var unknownMember: (whole: Expression, base: Expression, name: Name)? {
        for expression in expressions {
            guard let (base, name, span) = expression.memberParts, isSubject(span) else { continue }
            return (expression, base, name)
        }
        return nil
    }

    /// Whether a value is assigned to the unknown member.
    var isMemberAssigned: Bool {
        guard let (target, operation, _) = assignment, operation == .assign else { return false }
        return isSubject(target.memberParts?.nameSpan)
    }

    /// The call of the unknown member.
    var memberCall: WrittenCall? {
        guard let call, call.receiver != nil, isSubject(call.nameSpan) else { return nil }
        return call
    }

    /// The member after the unknown one.
    var memberAfter: (whole: Expression, name: Name)? {
        guard let whole = unknownMember?.whole else { return nil }
        for expression in expressions {
            guard let (base, name, _) = expression.memberParts, base.isSame(as: whole) else { continue }
            return (expression, name)
        }
        return nil
    }

    /// Whether the failure is in a chain or in an argument of a relation.
    var isInRelation: Bool {
        expressions.contains { expression in
            guard let call = WrittenCall(expression), let member = member(call) else { return false }
            return member.isRelation
        }
    }

    /// The entry for the unknown member together with the member before it, such as `frame.size`, and the place of
    /// both.
    var compoundMember: (word: ForeignWord, span: Span)? {
        guard let (whole, base, name) = unknownMember else { return nil }
        let outer: (text: String, start: Int)
        if let (_, name, span) = base.memberParts {
            outer = (text(name), span.lower)
        } else if case .name(let name) = base.kind {
            outer = (text(name), base.span.lower)
        } else {
            return nil
        }
        return ForeignWord.find("\(outer.text).\(text(name))", .member).map {
            ($0, Span(outer.start, whole.span.upper))
        }
    }
}
