internal import FixIts
internal import LayoutTerms
internal import Vocabulary

/// The safe area of the root for the root, and the reverse.
enum SafeAreaTarget: EditOperator {
    static let example = EditExample(
        """
        root.safeAreaInsets = (44, 0, 34, 0)
        view v
        make.top.equalTo(«root→root.safeArea»)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        // Where nobody speaks of it, it is the whole view.
        guard script.usesSafeArea else { return [] }
        let (root, area) = (Builtin.root.rawValue, ".\(BuiltInGuide.safeArea.rawValue)")
        return script.near.chains.flatMap { chain -> [CandidateEdit] in
            guard let target = chain.target else { return [] }
            let word = chain.syntax.relationKind.member.rawValue
            let edit = { (text: String, cost: Double) in
                chain.edit(
                    target.span ?? chain.syntax.relationCall, target.span == nil ? "\(word)(\(text))" : text, cost: cost
                )
            }
            let view = { script.written($0, in: chain.scope) }
            if target.name.hasSuffix(area) { return [edit(view(String(target.name.dropLast(area.count))), 1.4)] }
            let safeArea = script.spelling.safeArea(of: view(root))
            guard target.name == root else {
                // A view that reaches to the edge of the screen.
                let relatesSides = chain.syntax.attributes.allSatisfy { $0.attribute?.isSide ?? false }
                return target.attribute == nil && relatesSides ? [edit(safeArea, 2)] : []
            }
            guard let edge = chain.syntax.onlyAttribute, edge.isSide, chain.syntax.modifiers.isEmpty else {
                return [edit(safeArea, 1.4)]
            }
            let gaps = problem.usualGaps.map { gap in
                let offset = chain.syntax.offset("\(edge.isFarEdge ? "-" : "")\(gap)", script.spelling)
                return chain.edit(chain.syntax.relationCall, "\(word)(\(safeArea))\(offset)", cost: 2)
            }
            return [edit(safeArea, 1.4)] + (chain.syntax.usesAnchors ? [] : gaps)
        }
    }
}
