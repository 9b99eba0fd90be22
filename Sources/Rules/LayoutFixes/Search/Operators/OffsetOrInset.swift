internal import FixIts
internal import Vocabulary

/// `inset` for `offset`, and the reverse.
enum OffsetOrInset: EditOperator {
    static let example = EditExample(
        """
        view v
        make.edges.equalTo(root)«.offset→.inset»(16)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.near.chains.flatMap { chain in
            chain.syntax.usesAnchors
                ? []
                : chain.syntax.modifiers.compactMap { link -> CandidateEdit? in
                    let new: Member
                    switch link.member {
                    case .offset: new = .inset
                    case .inset, .insets: new = .offset
                    default: return nil
                    }
                    return chain.edit(link.nameSpan, new.rawValue, cost: new == .inset ? 1.2 : 1.4)
                }
        }
    }
}
