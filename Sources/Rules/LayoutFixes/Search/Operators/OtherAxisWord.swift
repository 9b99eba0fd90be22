internal import LayoutTerms

/// `vertical` for `horizontal`, and the reverse.
enum OtherAxisWord: EditOperator {
    static let example = EditExample(
        """
        view v, w
        [v, w].distribute(«horizontal→vertical», spacing: 8)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.near.uses.compactMap { use in
            guard let axis = Axis(rawValue: use.name) else { return nil }
            let other = axis == .horizontal ? Axis.vertical : .horizontal
            return CandidateEdit(use.span, other.rawValue, cost: 1.2)
        }
    }
}
