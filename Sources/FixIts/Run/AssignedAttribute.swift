internal import Masonry
internal import Vocabulary
internal import Syntax
internal import Evaluator
internal import Diagnostics

/// An attribute is assigned like a property: `a.left = b.right + 8`, `make.left = b.right + 8`.
enum AssignedAttribute: FixItRule {
    package static let id: RuleID = "assigned-attribute"

    static let page = RulePage(
        meaning: "An attribute can't be set, because constraints determine it. Make a constraint instead.",
        examples: [
            RulePage.Example(
                before: "view a, b\nselect b\nmake.left = a.right + 8",
                after: "view a, b\nselect b\nmake.left.equalTo(a.right).offset(8)"),
            RulePage.Example(
                before: "view a, b\nselect b\nmake.left = 8 + a.right",
                after: "view a, b\nselect b\nmake.left.equalTo(a.right).offset(8)"),
            RulePage.Example(
                before: "view a, v\nv.left = 8 + a.right",
                after: "view a, v\nv.makeConstraints { make in make.left.equalTo(a.right).offset(8) }"),
            RulePage.Example(
                before: "view a, v\nv.makeConstraints { m in m.left = 8 + a.right }",
                after: "view a, v\nv.makeConstraints { m in m.left.equalTo(a.right).offset(8) }"),
            RulePage.Example(
                before: "view a\na.makeConstraints { make in make.width.equalTo(40) }\na.width = 60",
                after: "view a\na.makeConstraints { make in make.width.equalTo(40) }\n"
                    + "a.updateConstraints { make in make.width.equalTo(60) }"),
        ])

    static func answers(_ problem: Problem) -> Bool {
        switch problem {
        case .chainAssigned, .attributeAsNumber, .operands, .attributeAssigned, .unknownMember: true
        default: false
        }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard let (target, operation, value) = context.assignment, operation == .assign,
            let (base, written, nameSpan) = target.memberParts
        else { return nil }
        let whole = target.span.joined(with: value.span)
        let kind = context.kind(of: base)
        if case .chainAssigned = failure.problem { return chain(target, value, whole, in: context) }
        let assigned = context.attribute(assignedBy: failure.problem)
        let isOfValue = assigned == nil && !failure.problem.isUnknownMember
        if assigned == nil, !isOfValue { return nil }
        guard isOfValue ? context.spelling(written)?.isConstrained ?? false : failure.span == nameSpan else {
            return nil
        }
        if kind.isChain { return chain(target, value, whole, in: context) }
        guard context.source.accent == .masonry, kind == .of(.view) || kind == .of(.guide) || !isOfValue else {
            return nil
        }
        let name = assigned?.name ?? context.vocabulary.text(written)
        return FixIt(
            problem: assigned?.problem ?? .attributeAssigned(name), place: nameSpan, replacing: whole,
            with: block(base, name, value, in: context))
    }

    /// The relation for a chain that starts with a maker.
    private static func chain(
        _ target: Expression, _ value: Expression, _ whole: Span, in context: RuleContext
    ) -> FixIt {
        let text = context.text(target)
        let isBoxed = context.source.accent == .objectiveC && value.writtenNumber != nil && !value.isBox
        let relation = (isBoxed ? Spelling.prefix : "") + Member.equalTo.rawValue
        return FixIt(
            problem: .chainAssigned(text), place: context.source.accent == .masonry ? whole : nil, replacing: whole,
            with: "\(text).\(relation)\(context.given(value, to: context.lastAttribute(of: target)))")
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

extension Problem {
    fileprivate var isUnknownMember: Bool { if case .unknownMember = self { true } else { false } }
}

extension RuleContext {
    /// The attribute that is assigned like a property; nil if the failure is about something else.
    fileprivate func attribute(assignedBy problem: Problem) -> (name: String, problem: Problem)? {
        switch problem {
        case .attributeAssigned(let name): return (name, problem)
        case .unknownMember(let name, let phrase, _):
            let hint = memberHint(for: name)
            let problem = Problem.unknownMember(name, of: phrase, hint)
            switch hint {
            case .elsewhere(let receivers) where receivers.contains(.maker): return (name, problem)
            case .nearest(let near) where phrase == Receiver.view.phrase && Attribute(rawValue: near) != nil:
                return (near, problem)
            default: return nil
            }
        default: return nil
        }
    }

    /// The attribute at the end of a chain.
    func lastAttribute(of chain: Expression) -> Attribute? {
        guard let name = chain.memberParts?.name, case .attribute(let attribute)? = spelling(name) else { return nil }
        return attribute
    }

    /// Whether a block before the failure sets the width or height of a view in points.
    fileprivate func hasSize(_ name: String, _ view: Expression) -> Bool {
        guard Attribute(rawValue: name)?.isSize == true else { return false }
        let calls = program.expressions(before: location.lower).compactMap(\.call)
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
