/// An attribute of a view is assigned like a property: `a.left = b.right + 8`.
enum AssignedAttribute: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .attributeAsNumber, .operands, .attributeAssigned, .unknownMember: break
        default: return nil
        }
        guard context.source.accent == .masonry, let assigned = context.attributeAssignment(failure) else { return nil }
        let kind = context.kind(of: assigned.base)
        guard kind == .of(.view) || kind == .of(.guide) || context.isSubject(assigned.nameSpan) else { return nil }
        return FixIt(
            problem: assigned.problem, place: assigned.nameSpan, replacing: assigned.span,
            with: block(assigned.base, assigned.name, assigned.value, in: context))
    }

    /// The block with the constraint for an attribute of a view.
    private static func block(
        _ view: Expression, _ name: String, _ value: Expression, in context: RuleContext
    ) -> String {
        let make = Builtin.make.rawValue
        let given = context.given(value, to: Attribute(rawValue: name))
        let isChange = value.writtenNumber != nil && context.hasSize(name, view)
        let method: Member = isChange ? .updateConstraints : .makeConstraints
        let chains =
            (name == Member.center.rawValue ? centering(on: value, in: context) : nil)
            ?? "\(make).\(name).\(Member.equalTo.rawValue)\(given)"
        return "\(context.text(view)).\(method.rawValue) { \(make) in \(chains) }"
    }

    /// The chains that center a view at `(x, y)` in its superview.
    private static func centering(on point: Expression, in context: RuleContext) -> String? {
        guard case .tuple(let parts) = point.kind, parts.count == 2 else { return nil }
        let places: [(Attribute, Attribute)] = [(.centerX, .left), (.centerY, .top)]
        return zip(places, parts).map { place, part in
            "\(Builtin.make.rawValue).\(place.0.rawValue).\(Member.equalTo.rawValue)"
                + "(\(Builtin.superview.rawValue).\(place.1.rawValue))"
                + ".\(Member.offset.rawValue)(\(context.text(part.value)))"
        }.joined(separator: "; ")
    }
}

extension RuleContext {
    /// Whether a block before the failure sets the width or height of a view in points.
    fileprivate func hasSize(_ name: String, _ view: Expression) -> Bool {
        guard Attribute(rawValue: name)?.isSize == true else { return false }
        let calls = program.parts.expressions.filter { $0.span.upper <= location.lower }.compactMap(\.call)
        return calls.contains { call in
            spelling(call.name) == .member(.makeConstraints) && text(call.receiver) == text(view)
                && call.arguments.contains { argument in
                    SyntaxNode.expression(argument.value).expressions.contains { makes(name, $0) }
                }
        }
    }

    /// Whether a chain relates an attribute, or `size`, to a number.
    private func makes(_ name: String, _ chain: Expression) -> Bool {
        guard let call = chain.call, spelling(call.name) == .member(.equalTo),
            call.arguments.first?.value.writtenNumber != nil, case .member(_, let own, _) = call.receiver.kind
        else { return false }
        return [name, Member.size.rawValue].contains(vocabulary.text(own))
    }
}
