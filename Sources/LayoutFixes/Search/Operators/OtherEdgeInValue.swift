internal import LayoutTerms

/// The opposite edge in a value: `last.bottom` for `last.top`.
enum OtherEdgeInValue: EditOperator {
    static let example = EditExample(
        """
        view v
        let last = «v.top→v.bottom»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.members.compactMap { member in
            Attribute(rawValue: member.name)?.counterpart.map { CandidateEdit(member.span, $0.rawValue, cost: 1.2) }
        }
    }
}
