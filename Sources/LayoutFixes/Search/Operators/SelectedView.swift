internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// A `select` of the view of the finding, before a chain that is about another view.
enum SelectedView: EditOperator {
    static let example = EditExample(
        """
        view v
        view w
        «make.left.equalTo→select v
        make.left.equalTo»(root)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        if script.source.accent != .masonry { return [] }
        return script.chains.flatMap { chain -> [CandidateEdit] in
            guard let statement = chain.statement, !chain.scope.isInBlock else { return [] }
            let known = chain.scope.names(.view)
            return problem.views.filter { known.contains($0) && chain.scope.subjects != [$0] }.map { view in
                CandidateEdit(
                    Span(statement.lower, statement.lower), "select \(view)\n\(script.indent(of: statement))",
                    cost: 2.4, at: statement, of: [view])
            }
        }
    }
}
