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
        return script.chains.compactMap { chain in
            guard let target = chain.target else { return nil }
            let view = { script.written($0, in: chain.scope) }
            let new: String? =
                target.name == root
                ? script.spelling.safeArea(of: view(root))
                : target.name.hasSuffix(area) ? view(String(target.name.dropLast(area.count))) : nil
            let word = chain.syntax.relationKind.member.rawValue
            return new.map {
                chain.edit(
                    target.span ?? chain.syntax.relationCall, target.span == nil ? "\(word)(\($0))" : $0, cost: 1.4)
            }
        }
    }
}
