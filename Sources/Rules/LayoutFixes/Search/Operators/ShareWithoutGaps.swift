internal import FixIts
internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// The margins and gaps taken off a share of a length: `multipliedBy(0.5)` is half of the whole, not of the rest.
enum ShareWithoutGaps: EditOperator {
    static let example = EditExample(
        """
        view v, w
        make.width.equalTo(root).multipliedBy(0.5)«→.offset(-12 / 2)»
        w.makeConstraints { make in make.left.equalTo(v.right).offset(12) }
        """)

    /// Of more constants no sums are tried.
    private static let maxConstants = 4

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let shares = script.near.chains.flatMap { chain -> [CandidateEdit] in
            let syntax = chain.syntax
            guard syntax.onlyAttribute?.isSize ?? false, chain.target != nil, syntax.constantArgument == nil,
                let link = syntax.modifiers.last(where: { $0.member == .multipliedBy || $0.member == .dividedBy }),
                let parts = parts(of: link)
            else { return [] }
            return takenOff(parts, in: script, chain.scope).map { sum, cost in
                chain.edit(
                    link.span.atEnd, syntax.offset("-\(sum) / \(parts.spelled)", script.spelling), cost: cost)
            }
        }
        // A part of a number: `(320 - 3 * 8) / 4`.
        let quotients = script.near.operations.filter { $0.kind == .divide }.flatMap { operation -> [CandidateEdit] in
            guard let parts = Double(script.text(operation.right)), parts > 1, parts == parts.rounded() else {
                return []
            }
            return takenOff(parts, in: script, operation.scope).map { sum, cost in
                script.edit(operation.left, "(\(script.text(operation.left)) - \(sum))", cost: cost)
            }
        }
        return shares + quotients
    }

    /// How many parts there are: 2 for `multipliedBy(0.5)` and `dividedBy(2)`; nil for other factors.
    private static func parts(of link: ChainSyntax.Link) -> Double? {
        guard let value = link.arguments?.first?.value.writtenNumber, value > 0 else { return nil }
        let parts = link.member == .dividedBy ? value : 1 / value
        return parts > 1.5 && abs(parts - parts.rounded()) < 0.02 ? parts.rounded() : nil
    }

    /// Gaps between the parts, with or without margins.
    private static func takenOff(
        _ parts: Double, in script: ScriptOutline, _ scope: ScriptOutline.Scope
    ) -> [(text: String, cost: Double)] {
        let constants = Array(script.constants.prefix(maxConstants))
        let times = { (count: Double, text: String) in count == 1 ? text : "\(count.spelled) * \(text)" }
        return constants.flatMap { gap -> [(String, Double)] in
            let gaps = times(parts - 1, gap)
            let own = [(parts == 2 ? gap : "(\(gaps))", 1.6), ("(\(times(parts + 1, gap)))", 1.8)]
            return own + constants.map { margin in ("(\(times(2, margin)) + \(gaps))", margin == gap ? 2.2 : 1.8) }
        }
    }
}
