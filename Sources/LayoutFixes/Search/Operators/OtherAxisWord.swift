internal import Diagnostics
internal import LayoutTerms
internal import Vocabulary

/// `vertical` for `horizontal`, and the reverse.
enum OtherAxisWord: EditOperator {
    static let example = EditExample(
        before: """
            view v, w
            [v, w].distribute(horizontal, spacing: 8)
            """,
        after: """
            view v, w
            [v, w].distribute(vertical, spacing: 8)
            """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.uses.compactMap { use in
            guard let axis = Axis(rawValue: use.name) else { return nil }
            let other = axis == .horizontal ? Axis.vertical : .horizontal
            return CandidateEdit(use.span, other.rawValue, cost: 1.2)
        }
    }
}
