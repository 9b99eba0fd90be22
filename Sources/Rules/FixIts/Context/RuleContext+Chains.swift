// What chains are made of.
extension RuleContext {
    /// The attributes that a chain constrains, from its value or from the names in it.
    func attributes(of chain: Expression?) -> [Attribute] {
        guard let chain else { return [] }
        if case .constraint(let value)? = value(of: chain) { return value.constraint.leaves.map(\.first.attribute) }
        return self.chain(chain)?.attributes ?? []
    }

    /// The maker that a chain starts with, the attributes after it, and where the last of these ends.
    func chain(_ expression: Expression) -> (maker: Expression, attributes: [Attribute], end: Int)? {
        var inner = expression
        var links: [(name: Name, end: Int)] = []
        while kind(of: inner) != .of(.maker) {
            switch inner.kind {
            case .member(let base, let name, let span):
                links.append((name, span.upper))
                inner = base
            case .call(let callee, _): inner = callee
            case .message(let base, let name, let span, _):
                links.append((name, span.upper))
                inner = base
            default: return nil
            }
        }
        let own = links.reversed().prefix { spelling($0.name)?.isConstrained ?? false }
        guard let last = own.last else { return nil }
        return (inner, own.flatMap { attributes(named: $0.name) }, last.end)
    }

    /// The attribute at the end of a chain.
    package func lastAttribute(of chain: Expression) -> Attribute? {
        guard let name = chain.memberParts?.name, case .attribute(let attribute)? = spelling(name) else { return nil }
        return attribute
    }

    /// The attributes that a name in a chain means.
    private func attributes(named name: Name) -> [Attribute] {
        switch spelling(name) {
        case .attribute(let attribute): [attribute]
        case .member(let member): member.constrainedAttributes
        default: []
        }
    }
}
