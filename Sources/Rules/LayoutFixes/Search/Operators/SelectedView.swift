internal import Diagnostics

/// A `select` of the view of the finding, of all its views, or of the ambiguous ones, before a chain that is about
/// another view.
enum SelectedView: EditOperator {
    static let example = EditExample(
        """
        view v
        view w
        make.top.equalTo(root)
        «make.left.equalTo→select v
        make.left.equalTo»(root)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        if script.source.accent != .masonry { return [] }
        return script.near.chains.flatMap { chain -> [CandidateEdit] in
            guard let statement = chain.statement, !chain.scope.isInBlock else { return [] }
            let known = Set(chain.scope.names(.view))
            let open = problem.openViews.filter { !problem.views.contains($0) }
            // The first chain after a declaration is hardly about another view.
            if script.isFirst(chain) { return [] }
            return (problem.views + open).filter { known.contains($0) && chain.scope.subjects != [$0] }.map { view in
                script.adding("select \(view)", before: statement, cost: 2.4, of: [view])
            }
        }
    }
}
