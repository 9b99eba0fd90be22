/// A chain with a relation, as it is written: `make.top.left.equalTo(v.right).offset(10)`; or a constraint that layout anchors
/// make, with its parts in the same places.
package struct ChainSyntax {
    /// A word of a chain, with what is in its parentheses.
    package struct Link {
        package let name: String
        /// What it means.
        package let spelling: Spelling?
        package let nameSpan: Span
        /// Nil where there are no parentheses.
        package let arguments: [Argument]?
        /// From the dot to the end of the link.
        package let span: Span

        package var attribute: Attribute? { if case .attribute(let attribute)? = spelling { attribute } else { nil } }
        package var member: Member? { if case .member(let member)? = spelling { member } else { nil } }
    }

    /// `make`; the view of an anchor.
    package let head: Expression
    package let attributes: [Link]
    package let relation: Link
    package let relationKind: Relation
    /// What the relation is with; nil where that is the superview.
    package let argument: Expression?
    package let modifiers: [Link]
    package let span: Span
    /// Whether layout anchors make it.
    package var usesAnchors = false

    /// Nil for any other expression.
    package init?(_ expression: Expression, _ vocabulary: Vocabulary) {
        let chain = ChainSyntax(ofLinks: expression, vocabulary) ?? ChainSyntax(ofAnchors: expression, vocabulary)
        guard let chain else { return nil }
        self = chain
    }

    private init?(ofLinks expression: Expression, _ vocabulary: Vocabulary) {
        let (head, links) = Self.links(of: expression, vocabulary)
        guard head.kind.isName, let index = links.firstIndex(where: { Self.relation($0) != nil }), index > 0,
            let (kind, argument) = Self.relation(links[index])
        else { return nil }
        self.head = head
        attributes = Array(links[..<index])
        (relation, relationKind, self.argument) = (links[index], kind, argument)
        modifiers = Array(links[(index + 1)...])
        span = expression.span
    }

    /// The words of a chain in order, with or without a relation, and what is before the first of them.
    static func links(of expression: Expression, _ vocabulary: Vocabulary) -> (head: Expression, links: [Link]) {
        var (head, links) = (expression, [Link]())
        while let (base, link) = Self.link(head, vocabulary) {
            links.append(link)
            head = base
        }
        return (head, links.reversed())
    }

    private static func link(_ expression: Expression, _ vocabulary: Vocabulary) -> (base: Expression, link: Link)? {
        let (base, name, nameSpan, arguments): (Expression, Name, Span, [Argument]?)
        if let call = expression.call {
            (base, name, nameSpan, arguments) = (call.receiver, call.name, call.nameSpan, call.arguments)
        } else if case .member(let owner, let word, let span) = expression.kind {
            (base, name, nameSpan, arguments) = (owner, word, span, nil)
        } else {
            return nil
        }
        let link = Link(
            name: vocabulary.text(name), spelling: vocabulary.spelling(name), nameSpan: nameSpan, arguments: arguments,
            span: Span(base.span.upper, expression.span.upper))
        return (base, link)
    }

    private static func relation(_ link: Link) -> (kind: Relation, argument: Expression?)? {
        if let (kind, isToSuperview) = SnapKitWord(rawValue: link.name)?.relation, isToSuperview { return (kind, nil) }
        guard link.arguments?.count == 1, let kind = Relation.allCases.first(where: { $0.member == link.member })
        else { return nil }
        return (kind, link.arguments?.first?.value)
    }

    /// `a.leftAnchor.constraint(equalTo: b.leftAnchor, constant: 8)`, `[a.leftAnchor constraintEqualToAnchor:b.leftAnchor]`
    private init?(ofAnchors expression: Expression, _ vocabulary: Vocabulary) {
        guard let call = expression.call, let anchor = Anchor(call.receiver, vocabulary),
            let first = call.arguments.first
        else { return nil }
        let word = vocabulary.text(call.name)
        guard word.hasPrefix(UIKitName.anchorConstraint) else { return nil }
        let rest = word.dropFirst(UIKitName.anchorConstraint.count)
        let label =
            rest.isEmpty ? first.label.map(vocabulary.text) ?? "" : rest.prefix(1).lowercased() + rest.dropFirst()
        guard let kind = Relation.allCases.first(where: { label.hasPrefix($0.member.rawValue) }) else { return nil }
        head = anchor.view
        attributes = [
            Link(
                name: anchor.attribute.rawValue, spelling: .attribute(anchor.attribute), nameSpan: anchor.nameSpan,
                arguments: nil, span: anchor.span)
        ]
        relation = Link(
            name: rest.isEmpty ? label : word, spelling: .member(kind.member),
            nameSpan: rest.isEmpty ? first.labelSpan : call.nameSpan, arguments: [first],
            span: Span(call.receiver.span.upper, first.value.span.upper))
        relationKind = kind
        argument = first.value
        let members = ["constant": Member.offset, "multiplier": .multipliedBy]
        modifiers = zip(call.arguments, call.arguments.dropFirst()).compactMap { before, next in
            guard let label = next.label.map(vocabulary.text), let member = members[label] else { return nil }
            return Link(
                name: label, spelling: .member(member), nameSpan: next.labelSpan, arguments: [next],
                span: Span(before.value.span.upper, next.value.span.upper))
        }
        span = expression.span
        usesAnchors = true
    }

    /// `box.leftAnchor`
    package struct Anchor {
        package let view: Expression
        package let attribute: Attribute
        package let nameSpan: Span
        /// From the dot.
        package let span: Span

        package init?(_ expression: Expression, _ vocabulary: Vocabulary) {
            guard let call = expression.call, call.arguments.isEmpty,
                let attribute = Attribute(anchor: vocabulary.text(call.name))
            else { return nil }
            (view, self.attribute, nameSpan) = (call.receiver, attribute, call.nameSpan)
            span = Span(call.receiver.span.upper, expression.span.upper)
        }
    }

    /// The first number that the chain sets as a constant, without its sign.
    package var constant: Double? { constantArgument?.writtenNumber.map(abs) }

    /// What the chain sets as a constant.
    package var constantArgument: Expression? {
        modifiers.first { $0.member?.setsConstant ?? false }?.arguments?.first?.value
    }

    /// The only attribute of the chain, where it is one.
    package var onlyAttribute: Attribute? { attributes.count == 1 ? attributes[0].attribute : nil }

    // MARK: Changes

    /// The relation with its argument.
    package var relationCall: Span { relation.nameSpan.joined(with: relation.span) }

    /// The word of another relation with the same argument.
    package func word(_ kind: Relation) -> String {
        let (old, new) = (relationKind.member.rawValue, kind.member.rawValue)
        let capital = { (text: String) in text.prefix(1).uppercased() + text.dropFirst() }
        return relation.name.contains(old)
            ? relation.name.replacing(old, with: new) : relation.name.replacing(capital(old), with: capital(new))
    }

    /// The word of another attribute before the relation.
    package func word(_ attribute: Attribute) -> String { usesAnchors ? attribute.anchor : attribute.rawValue }

    /// An attribute after the view that the chain is related to.
    package func side(_ attribute: Attribute, _ spelling: AccentSpelling) -> String {
        usesAnchors ? ".\(attribute.anchor)" : spelling.side(attribute)
    }

    /// Its last word.
    package func sideWord(_ attribute: Attribute, _ spelling: AccentSpelling) -> String {
        usesAnchors ? attribute.anchor : spelling.word(attribute)
    }

    /// What adds a constant after the relation.
    package func offset(_ constant: String, _ spelling: AccentSpelling) -> String {
        guard usesAnchors else { return ".\(Member.offset.rawValue)(\(constant))" }
        return spelling.accent == .swift ? ", constant: \(constant)" : " constant:\(constant)"
    }
}
