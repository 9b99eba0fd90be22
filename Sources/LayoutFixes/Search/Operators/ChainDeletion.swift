/// A chain less.
enum ChainDeletion: EditOperator {
    static let example = EditExample(
        """
        view v
        make.width.equalTo(80)«
        make.height.equalTo(80)→»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.chains.compactMap { chain in
            guard let statement = chain.statement else { return nil }
            return CandidateEdit(
                script.wholeLines(of: statement), "", cost: 3, at: statement, of: chain.scope.subjects)
        }
    }
}
