internal import Diagnostics
internal import LayoutTerms
internal import Vocabulary

/// Another attribute before the relation, one more, or one less.
enum OtherFirstAttribute: EditOperator {
    static let example = EditExample(
        before: """
            view v
            make.left.equalTo(root)
            """,
        after: """
            view v
            make.right.equalTo(root)
            """)

    /// The attributes that fit beside a size, unlike `edges`.
    private static let partsOfEdges = [
        "left.top", "left.right", "top.bottom", "center", "left.top.right", "left.top.bottom",
    ]

    private static let addable: [Attribute] = [.left, .right, .top, .bottom, .leading, .trailing, .width, .height]

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.chains.flatMap { chain -> [CandidateEdit] in
            let (syntax, subjects) = (chain.syntax, chain.scope.subjects)
            let isAlone = syntax.attributes.count == 1
            var edits: [CandidateEdit] = []
            for link in syntax.attributes {
                if let attribute = link.attribute {
                    if let other = attribute.counterpart {
                        edits.append(
                            CandidateEdit(
                                link.nameSpan, syntax.word(other), cost: isAlone ? 1 : 1.6, at: syntax.span,
                                of: subjects))
                    }
                    edits += (attribute.kin + [attribute.acrossAxes].compactMap(\.self)).map {
                        CandidateEdit(link.nameSpan, syntax.word($0), cost: 2, at: syntax.span, of: subjects)
                    }
                }
                if link.member == .edges {
                    edits += partsOfEdges.map {
                        CandidateEdit(link.nameSpan, $0, cost: 2.4, at: syntax.span, of: subjects)
                    }
                }
                if !isAlone {
                    let isFar = link.attribute?.isFarEdge ?? false
                    edits.append(
                        CandidateEdit(link.span, "", cost: isFar ? 1.7 : 1.9, at: syntax.span, of: subjects))
                }
            }
            if let last = syntax.attributes.last, let target = chain.target, target.attribute == nil {
                let present = syntax.attributes.map(\.name)
                edits += addable.filter { !present.contains($0.rawValue) }.map {
                    CandidateEdit(last.span.atEnd, ".\($0.rawValue)", cost: 2, at: syntax.span, of: subjects)
                }
            }
            return edits
        }
    }
}
