internal import Diagnostics
internal import LayoutTerms
internal import Vocabulary

/// The opposite edge in a value: `last.bottom` for `last.top`; an edge of a view in a variable that has edges elsewhere.
enum OtherEdgeInValue: EditOperator {
    static let example = EditExample(
        """
        view v
        let last = «v.top→v.bottom»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let others = script.members.compactMap { member in
            Attribute(rawValue: member.name)?.counterpart.map { CandidateEdit(member.span, $0.rawValue, cost: 1.2) }
        }
        let missing = script.variables.namesAsValues.flatMap { variable, use in
            script.variables.attributes[variable, default: []].compactMap(\.acrossTheView).sorted {
                $0.rawValue < $1.rawValue
            }
            .map { CandidateEdit(use.span.atEnd, script.spelling.side($0), cost: 1.2) }
        }
        return others + missing
    }
}
