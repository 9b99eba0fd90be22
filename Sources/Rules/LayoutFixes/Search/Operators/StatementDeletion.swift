internal import Diagnostics

/// Deletes a chain, or another statement about a view.
enum StatementDeletion: EditOperator {
    static let example = EditExample(
        """
        view v
        make.width.equalTo(80)«
        make.height.equalTo(80)→»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let chains = script.near.chains.compactMap { chain in
            chain.statement.map { (statement: $0, subjects: chain.scope.subjects) }
        }
        let settings = script.settings.map { (statement: $0.statement, subjects: [$0.view]) }
        return (chains + settings).map { statement, subjects in
            CandidateEdit(script.wholeLines(of: statement), "", cost: 2.4, at: statement, of: subjects)
        }
    }
}
