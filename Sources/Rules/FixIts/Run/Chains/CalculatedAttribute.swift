/// An operator is used on an attribute or a view: `make.left.equalTo(root.left + 10)`.
enum CalculatedAttribute: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .attributeAsNumber, .operands: break
        default: return nil
        }
        guard let operation = context.expression, case .binary(_, let left, let right) = operation.kind,
            let related = [left, right].first(where: { context.kind(of: $0).isRelated })
        else { return nil }
        if let relation = context.relation { return fix(relation, in: context) }
        guard case .attributeAsNumber = failure.problem, context.source.accent == .masonry else { return nil }
        return FixIt(replacing: related.span, with: "\(context.text(related)).\(Member.value.rawValue)")
    }

    /// The chain, for an operation in the parentheses of a relation.
    private static func fix(_ relation: (call: MethodCall, whole: Span), in context: RuleContext) -> FixIt? {
        guard let argument = relation.call.arguments.first, let form = LinearForm(argument.value, in: context),
            !context.repeats(form.links.map(\.member), after: relation.whole)
        else { return nil }
        let given = form.given(to: context.lastAttribute(of: relation.call.receiver), in: context)
        return FixIt(replacing: Span(relation.call.nameSpan.upper, relation.whole.upper), with: given)
    }
}

extension RuleContext {
    /// The innermost relation whose only argument contains the failure, with only operators in between.
    fileprivate var relation: (call: MethodCall, whole: Span)? {
        for expression in expressions {
            switch expression.kind {
            case .binary, .unary, .parentheses: continue
            case .call, .message:
                guard let call = expression.call, case .member(let member)? = spelling(call.name), member.isRelation,
                    call.arguments.count == 1, call.arguments[0].value.span.contains(location)
                else { return nil }
                return (call, expression.span)
            default: return nil
            }
        }
        return nil
    }

    /// Whether the chain continues with a factor or a constant that the new links already set.
    fileprivate func repeats(_ links: [Member], after relation: Span) -> Bool {
        let multipliers: [Member] = [.multipliedBy, .dividedBy]
        let constants: [Member] = [.offset, .inset, .insets, .valueOffset, .sizeOffset, .centerOffset]
        let rest = expressions.compactMap(\.call).filter { $0.nameSpan.lower >= relation.upper }.map(\.name)
        return [multipliers, constants].contains { kind in
            kind.contains(where: links.contains)
                && rest.contains { name in kind.contains { spelling(name) == .member($0) } }
        }
    }
}
