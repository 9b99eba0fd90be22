/// A constraint is made with UIKit's layout anchors: `a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)`.
enum AnchorChain: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(let text, let phrase, let hint) = failure.problem, hint.isNone,
            (Attribute(anchor: text) != nil || text == UIKitName.anchorConstraint), context.source.accent == .masonry,
            let call = context.anchorCall, let block = block(call, in: context)
        else { return nil }
        return FixIt(
            problem: .unknownMember(text, of: phrase, context.memberHint(for: text)),
            replacing: context.activation(of: call) ?? call.span, with: block)
    }

    /// The block that makes the constraint of a call.
    static func block(_ call: WrittenCall, in context: RuleContext) -> String? {
        guard let (item, attribute) = call.receiver.flatMap(context.anchor), let first = call.arguments.first,
            let label = context.label(first), let relation = relations[label]
        else { return nil }
        var chain = "\(Builtin.make.rawValue).\(attribute.rawValue).\(relation.rawValue)"
        if label.hasSuffix("Constant") {
            chain += "(\(context.text(first)))"
        } else {
            guard let (other, related) = context.anchor(first.value) else { return nil }
            chain += "(\(other)\(related == attribute ? "" : ".\(related.rawValue)"))"
        }
        for argument in call.arguments.dropFirst() {
            switch context.label(argument) {
            case "constant": chain += ".\(Member.offset.rawValue)(\(context.text(argument)))"
            case "multiplier": chain += ".\(Member.multipliedBy.rawValue)(\(context.text(argument)))"
            default: return nil
            }
        }
        return
            "\(item).\(Member.makeConstraints.rawValue) { \(Builtin.make.rawValue) \(ReservedWord.in.rawValue) \(chain) }"
    }

    private static let relations = [
        "equalTo": Member.equalTo, "equalToConstant": .equalTo, "greaterThanOrEqualTo": .greaterThanOrEqualTo,
        "greaterThanOrEqualToConstant": .greaterThanOrEqualTo, "lessThanOrEqualTo": .lessThanOrEqualTo,
        "lessThanOrEqualToConstant": .lessThanOrEqualTo,
    ]
}

extension RuleContext {
    /// The call that makes a constraint of anchors.
    fileprivate var anchorCall: WrittenCall? {
        for expression in expressions {
            if let call = WrittenCall(expression), text(call.name) == UIKitName.anchorConstraint { return call }
        }
        return nil
    }

    /// The item and the attribute of an anchor or an attribute.
    fileprivate func anchor(_ expression: Expression) -> (item: String, attribute: Attribute)? {
        guard let (base, name, _) = expression.memberParts, base.isPath,
            let attribute = Attribute(anchor: text(name)) ?? Attribute(rawValue: text(name))
        else { return nil }
        return (text(base), attribute)
    }

    /// The whole assignment that activates a constraint.
    fileprivate func activation(of call: WrittenCall) -> Span? {
        guard let (target, _, value) = assignment, let (base, name, _) = target.memberParts,
            call.isSame(as: base), spelling(name) == .member(.isActive), case .boolean(true) = value.kind
        else { return nil }
        return target.span.joined(with: value.span)
    }
}
