internal import FixIts
internal import Diagnostics
internal import Vocabulary

/// Another name in scope: in the value of a variable, as an argument of a function.
enum OtherName: EditOperator {
    static let example = EditExample(
        """
        view v, w
        let last = «v→w»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.near.uses.flatMap { use -> [CandidateEdit] in
            let root = Builtin.root.rawValue
            guard let kind = use.scope.kind(of: use.name) ?? (use.name == root ? .view : nil), kind != .index,
                kind == .number || !script.chains.contains(where: { $0.target?.span?.contains(use.span) ?? false })
            else { return [] }
            let others = use.scope.names(.variable, .parameter)
            let numbers = kind == .view ? [] : use.scope.names(.number)
            let names = numbers + others + (kind == .number ? [] : use.scope.names(.view) + [root])
            return names.filter { $0 != use.name }.map {
                CandidateEdit(use.span, script.written($0, in: use.scope), cost: 1.8, of: use.scope.subjects)
            }
        }
    }
}
