internal import FixIts
internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// A usual gap for a constant, one where there is none, or none where there is one.
enum OtherConstant: EditOperator {
    static let quota = 40

    static let example = EditExample(
        """
        view v, w
        v.makeConstraints { make in make.left.equalTo(root).offset(12) }
        w.makeConstraints { make in make.left.equalTo(root)«→.offset(12)» }
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let gaps = problem.usualGaps + script.constants.filter { !problem.usualGaps.contains($0) }.prefix(8)
        return script.near.chains.flatMap { chain -> [CandidateEdit] in
            let syntax = chain.syntax
            let constants = syntax.modifiers.filter { $0.member?.setsConstant ?? false }
            let gaps = sums(besides: chain, in: script) + gaps
            if let link = constants.first {
                var edits = [chain.edit(link.span, "", cost: 2)]
                if let argument = link.arguments?.first?.value, link.arguments?.count == 1 {
                    let written = script.text(argument.span)
                    let sign = written.hasPrefix("-") ? "-" : ""
                    edits += gaps.filter { sign + $0 != written }.map { chain.edit(argument.span, sign + $0, cost: 2) }
                }
                return edits
            }
            guard chain.target != nil, let first = syntax.attributes.first else { return [] }
            let isFar = first.attribute?.isFarEdge ?? false
            let end = syntax.relation.span.atEnd
            return gaps.flatMap { gap -> [CandidateEdit] in
                let offset = chain.edit(end, syntax.offset("\(isFar ? "-" : "")\(gap)", script.spelling), cost: 2.2)
                let isSeveral = syntax.attributes.count > 1 || first.attribute == nil
                return isSeveral ? [chain.edit(end, ".\(Member.inset.rawValue)(\(gap))", cost: 2.2)] : [offset]
            }
        }
    }

    /// The constants of other chains of the same views and target, if they are more than numbers, with another variable of the
    /// loop.
    private static func sums(besides chain: ScriptOutline.Chain, in script: ScriptOutline) -> [String] {
        script.chains.compactMap { other in
            guard other.syntax.span != chain.syntax.span, other.scope.subjects == chain.scope.subjects,
                let target = other.target?.name, target == chain.target?.name,
                let argument = other.syntax.constantArgument, case .binary = argument.kind
            else { return nil }
            return script.text(argument.span, replacing: script.counterChanges(in: argument.span, other.scope))
        }
    }
}
