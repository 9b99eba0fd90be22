internal import Diagnostics
internal import FixIts
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// A chain with a relation, as it is written: `make.top.left.equalTo(v.right).offset(10)`.
struct ChainSyntax {
    /// A word of a chain, with what is in its parentheses.
    struct Link {
        let name: String
        let nameSpan: Span
        /// Nil where there are no parentheses.
        let arguments: [Argument]?
        /// From the dot to the end of the link.
        let span: Span
    }

    /// What the relation is with: `v.right`, or `v` without an attribute.
    struct Target {
        let view: Expression
        /// The attribute's name, from its dot.
        let attribute: (name: Attribute, nameSpan: Span, span: Span)?
    }

    /// `make`
    let head: Expression
    let attributes: [Link]
    let relation: Link
    let relationKind: Relation
    let modifiers: [Link]
    let span: Span

    /// Nil for any other expression.
    init?(_ expression: Expression, _ vocabulary: Vocabulary) {
        var links: [Link] = []
        var head = expression
        while let (base, link) = Self.link(head, vocabulary) {
            links.append(link)
            head = base
        }
        links.reverse()
        guard head.kind.isName, let index = links.firstIndex(where: { Self.relation($0) != nil }),
            let kind = Self.relation(links[index]), let argument = links[index].arguments?.first, index > 0
        else { return nil }
        self.head = head
        attributes = Array(links[..<index])
        (relation, relationKind) = (links[index], kind)
        self.argument = argument.value
        modifiers = Array(links[(index + 1)...])
        span = expression.span
    }

    private static func link(_ expression: Expression, _ vocabulary: Vocabulary) -> (base: Expression, link: Link)? {
        if let call = expression.call {
            let span = Span(call.receiver.span.upper, expression.span.upper)
            return (
                call.receiver,
                Link(name: vocabulary.text(call.name), nameSpan: call.nameSpan, arguments: call.arguments, span: span)
            )
        }
        guard case .member(let base, let name, let nameSpan) = expression.kind else { return nil }
        let span = Span(base.span.upper, expression.span.upper)
        return (base, Link(name: vocabulary.text(name), nameSpan: nameSpan, arguments: nil, span: span))
    }

    private static func relation(_ link: Link) -> Relation? {
        guard link.arguments?.count == 1 else { return nil }
        return Relation.allCases.first { $0.member.rawValue == link.name }
    }

    /// What the relation is with.
    let argument: Expression

    /// Nil where the chain sets a value.
    func target(_ vocabulary: Vocabulary) -> Target? {
        guard argument.isPath else { return nil }
        guard case .member(let base, let name, let nameSpan) = argument.kind,
            let attribute = Attribute(rawValue: vocabulary.text(name))
        else { return Target(view: argument, attribute: nil) }
        return Target(view: base, attribute: (attribute, nameSpan, Span(base.span.upper, argument.span.upper)))
    }

    /// The first number that the chain sets as a constant, without its sign.
    var constant: Double? {
        let link = modifiers.first { Member(rawValue: $0.name)?.setsConstant ?? false }
        return link?.arguments?.first?.value.writtenNumber.map(abs)
    }

    /// The only attribute of the chain, where it is one.
    var onlyAttribute: Attribute? { attributes.count == 1 ? Attribute(rawValue: attributes[0].name) : nil }
}
