import MasonryLanguage

/// A chain on a maker: `make.top.left.equalTo(header.bottom).offset(8)`.
struct Chain {
    /// A member of the chain, and its arguments if it is called.
    struct Link {
        let name: String
        let nameSpan: Span
        /// From the dot to the end of the call.
        let span: Span
        let arguments: [Argument]?
    }

    /// `make`, `update` or `remake`.
    let root: Expression
    let links: [Link]
    let span: Span
    /// Whether it applies to the current views, not to those of a block.
    let isBare: Bool

    /// The attributes before the relation.
    var attributes: [Link] {
        links.prefix { !ScriptWord.isRelation($0.name) }.filter {
            $0.arguments == nil && !["and", "with"].contains($0.name)
        }
    }
    /// Whether it may compare with a number: all its attributes are sizes.
    var isAboutSize: Bool { attributes.allSatisfy { ["width", "height", "size"].contains(ScriptWord.bare($0.name)) } }
    var relation: Link? { links.first { ScriptWord.isRelation($0.name) } }
    /// What the chain is related to, if it is one expression.
    var target: Expression? { relation?.arguments?.first?.value }
    /// What follows the relation.
    var modifiers: [Link] { Array(links.drop { !ScriptWord.isRelation($0.name) }.dropFirst()) }

    /// Nil if the expression is not a chain on a maker.
    init?(_ expression: Expression, isBare: Bool, names: NameTable) {
        var links: [Link] = []
        var rest = expression
        var arguments: [Argument]?
        var end = expression.span.upper
        while true {
            switch rest.kind {
            case .call(let callee, let given) where arguments == nil:
                guard case .member = callee.kind else { return nil }
                arguments = given
                end = rest.span.upper
                rest = callee
            case .member(let base, let name, let nameSpan):
                links.append(
                    Link(
                        name: names.text(name), nameSpan: nameSpan,
                        span: Span(base.span.upper, arguments == nil ? rest.span.upper : end),
                        arguments: arguments))
                arguments = nil
                rest = base
            case .name(let name) where ScriptWord.makers.contains(names.text(name)) && !links.isEmpty:
                root = rest
                self.links = links.reversed()
                span = expression.span
                self.isBare = isBare
                return
            default: return nil
            }
        }
    }
}
