/// Another loop's variable, or the next or previous number.
enum OtherIndex: EditOperator {
    static let example = EditExample(
        """
        for i in 0..<3 {
            view v
            make.left.equalTo(root).offset(«i→(i + 1)» * 40)
        }
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.near.uses.flatMap { use -> [CandidateEdit] in
            guard use.scope.kind(of: use.name) == .index else { return [] }
            let others = use.scope.names(.index).filter { $0 != use.name }
            return others.map { CandidateEdit(use.span, $0, cost: 1.2, of: use.scope.subjects) } + [
                CandidateEdit(use.span, "(\(use.name) - 1)", cost: 1.6, of: use.scope.subjects),
                CandidateEdit(use.span, "(\(use.name) + 1)", cost: 1.8, of: use.scope.subjects),
            ]
        }
    }
}
