internal import FixIts
internal import Diagnostics
internal import LayoutTerms
internal import Vocabulary

/// Another attribute before the relation, one more, or one less.
enum OtherFirstAttribute: EditOperator {
    static let example = EditExample(
        """
        view v
        «make.left.equalTo→make.right.equalTo»(root)
        """)

    /// The attributes that fit next to a size, unlike `edges`.
    private static let partsOfEdges = [
        "left.top", "left.right", "top.bottom", "center", "left.top.right", "left.top.bottom",
    ]

    /// What may be meant by the size of another view: its edges, or one length.
    private static let partsForSize = ["width", "height", "edges", "right.bottom", "trailing.bottom"]

    private static let addable: [Attribute] = [.left, .right, .top, .bottom, .leading, .trailing, .width, .height]

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let isDirectional = script.namesReadingDirection
        let addable = addable.filter {
            $0.isDirectional ? isDirectional : $0.directional == nil || !script.followsReadingDirection
        }
        return script.near.chains.flatMap { chain -> [CandidateEdit] in
            let syntax = chain.syntax
            let isAlone = syntax.attributes.count == 1
            var edits: [CandidateEdit] = []
            for link in syntax.attributes {
                if let attribute = link.attribute {
                    if let other = attribute.counterpart {
                        edits.append(chain.edit(link.nameSpan, syntax.word(other), cost: isAlone ? 1 : 1.6))
                    }
                    let turned = attribute.acrossAxes.map { [$0] + (isDirectional ? [$0.directional] : []) } ?? []
                    edits += (attribute.kin + turned.compactMap(\.self)).map {
                        chain.edit(link.nameSpan, syntax.word($0), cost: 2)
                    }
                }
                if isAlone, link.attribute?.isSize ?? false, chain.target == nil {
                    edits.append(chain.edit(link.nameSpan, Member.size.rawValue, cost: 1.6))
                }
                if link.member == .edges {
                    edits += partsOfEdges.map { chain.edit(link.nameSpan, $0, cost: 2.4) }
                    edits.append(chain.edit(link.nameSpan, Member.size.rawValue, cost: 1.6))
                }
                if link.member == .size, chain.target != nil {
                    edits += partsForSize.map { chain.edit(link.nameSpan, $0, cost: 2.2) }
                }
                if !isAlone {
                    let isFar = link.attribute?.isFarEdge ?? false
                    edits.append(chain.edit(link.span, "", cost: isFar ? 1.7 : 1.9))
                }
            }
            if let last = syntax.attributes.last, let target = chain.target, target.attribute == nil {
                let present = syntax.attributes.map(\.name)
                let centered = syntax.attributes.flatMap { link -> [Axis] in
                    link.member == .center
                        ? [.horizontal, .vertical] : link.attribute.map { $0.isCenter ? [$0.axis] : [] } ?? []
                }
                // A center and a side would set a size: that is rarely meant.
                let fitting = addable.filter { !$0.isSide || !centered.contains($0.axis) }
                edits += fitting.filter { !present.contains($0.rawValue) }.map {
                    chain.edit(last.span.atEnd, ".\($0.rawValue)", cost: 2)
                }
            }
            return edits
        }
    }
}
