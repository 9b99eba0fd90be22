internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// The safe area of the root for the root, and the reverse.
enum SafeAreaTarget: EditOperator {
    static let example = EditExample(
        before: """
            root.safeAreaInsets = (44, 0, 34, 0)
            view v
            make.top.equalTo(root)
            """,
        after: """
            root.safeAreaInsets = (44, 0, 34, 0)
            view v
            make.top.equalTo(root.safeArea)
            """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        // Where nobody speaks of it, it is the whole view.
        guard script.usesSafeArea else { return [] }
        let area = ".\(BuiltInGuide.safeArea.rawValue)"
        return script.chains.compactMap { chain in
            guard let target = chain.syntax.target(problem.vocabulary) else { return nil }
            let written = script.text(target.view.span)
            let root = Builtin.root.rawValue
            let new: String? =
                written == root ? root + area : written.hasSuffix(area) ? String(written.dropLast(area.count)) : nil
            return new.map {
                CandidateEdit(
                    target.view.span, $0, cost: 1.4, at: chain.syntax.span, of: chain.scope.subjects)
            }
        }
    }
}
