internal import FixIts
internal import Diagnostics
internal import Vocabulary

/// The priority of a constraint given to another one of the same view and attribute in its place.
enum MovedPriority: EditOperator {
    static let example = EditExample(
        """
        view v
        make.width.equalTo(root)«
        make.width.lessThanOrEqualTo(320).priority(high)→.priority(high)
        make.width.lessThanOrEqualTo(320)»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.near.chains.flatMap { chain -> [CandidateEdit] in
            guard let link = priority(of: chain) else { return [] }
            let rivals = script.chains.filter { other in
                other.scope.subjects == chain.scope.subjects && other.syntax.span != chain.syntax.span
                    && other.syntax.onlyAttribute == chain.syntax.onlyAttribute && priority(of: other) == nil
            }
            return rivals.map { rival in
                let (end, moved) = (rival.syntax.span.atEnd, script.text(link.span))
                let whole = end.joined(with: link.span)
                let text = script.text(whole, replacing: [(end, moved), (link.span, "")])
                return CandidateEdit(whole, text, cost: 1.4, at: chain.syntax.span, of: chain.scope.subjects)
            }
        }
    }

    private static func priority(of chain: ScriptOutline.Chain) -> ChainSyntax.Link? {
        chain.syntax.usesAnchors
            ? nil : chain.syntax.modifiers.last { $0.name.hasPrefix(Member.priority.rawValue) }
    }
}
