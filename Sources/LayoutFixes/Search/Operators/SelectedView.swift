internal import Diagnostics

/// A `select` of the view of the finding, of all that it is about, or of what is ambiguous, before a chain that is about
/// another view.
enum SelectedView: EditOperator {
    static let example = EditExample(
        """
        view v
        view w
        «make.left.equalTo→select v
        make.left.equalTo»(root)
        """)

    /// More views are hardly selected by name.
    private static let mostSelected = 4

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        if script.source.accent != .masonry { return [] }
        return script.near.chains.flatMap { chain -> [CandidateEdit] in
            guard let statement = chain.statement, !chain.scope.isInBlock else { return [] }
            let known = Set(chain.scope.names(.view))
            let open = problem.openViews.filter { !problem.views.contains($0) }
            let groups =
                (problem.views + open).map { [$0] }
                + [problem.group, problem.openViews].filter { (2...mostSelected).contains($0.count) }
            return groups.filter { known.isSuperset(of: $0) && chain.scope.subjects != $0 }.map { views in
                script.adding("select \(views.joined(separator: ", "))", before: statement, cost: 2.4, of: views)
            }
        }
    }
}
