internal import FixIts
internal import LayoutTerms

/// `lessThanOrEqualTo` for `equalTo` and the like.
enum OtherRelation: EditOperator {
    static let example = EditExample(
        """
        view v
        «make.width.lessThanOrEqualTo→make.width.equalTo»(80)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.near.chains.flatMap { chain in
            Relation.allCases.filter { $0 != chain.syntax.relationKind }.map { relation in
                let isTurned = relation != .equal && chain.syntax.relationKind != .equal
                return chain.edit(
                    chain.syntax.relation.nameSpan, chain.syntax.word(relation), cost: isTurned ? 1.2 : 1.8)
            }
        }
    }
}
