internal import FixIts
internal import Diagnostics
internal import LayoutTerms
internal import Vocabulary

/// Another attribute of the view that a chain is related to, one where there is none, or none where there is one.
enum OtherSecondAttribute: EditOperator {
    static let example = EditExample(
        """
        view v, w
        w.makeConstraints { make in make.top.equalTo(«v.top→v.bottom») }
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.near.chains.flatMap { chain -> [CandidateEdit] in
            let syntax = chain.syntax
            guard let target = chain.target else { return [] }
            guard let (attribute, name, span) = target.attribute else {
                guard let own = syntax.onlyAttribute else { return [] }
                let added = [own.counterpart].compactMap(\.self).map { ($0, 1.4) } + own.kin.map { ($0, 2.2) }
                return added.map { other, cost in
                    let side = syntax.side(other, script.spelling)
                    if let view = target.span { return chain.edit(view.atEnd, side, cost: cost) }
                    return chain.edit(
                        syntax.relationCall,
                        "\(syntax.relationKind.member.rawValue)(\(script.written(target.name, in: chain.scope))\(side))",
                        cost: cost)
                }
            }
            let word = { (attribute: Attribute) in syntax.sideWord(attribute, script.spelling) }
            var edits = syntax.usesAnchors ? [] : [chain.edit(span, "", cost: 1.5)]
            if let other = attribute.counterpart { edits.append(chain.edit(name, word(other), cost: 1)) }
            edits += attribute.kin.map { chain.edit(name, word($0), cost: 2) }
            if let own = syntax.onlyAttribute, own != attribute, own.acrossTheView != nil, own.axis == attribute.axis {
                // Both edges are exchanged: one edit from the first to the last.
                let first = syntax.attributes[0].nameSpan
                let between = script.text(Span(first.upper, name.lower))
                edits.append(
                    chain.edit(first.joined(with: name), syntax.word(attribute) + between + word(own), cost: 1.5))
            }
            return edits
        }
    }
}
