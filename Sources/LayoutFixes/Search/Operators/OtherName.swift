internal import FixIts
internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// Another name in scope: in the value of a variable, as an argument of a function.
enum OtherName: EditOperator {
    static let example = EditExample(
        """
        view v, w
        let last = «v→w»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.uses.flatMap { use -> [CandidateEdit] in
            guard let kind = use.scope.kind(of: use.name) ?? (use.name == Builtin.root.rawValue ? .view : nil),
                kind != .index,
                !script.chains.contains(where: { $0.syntax.argument?.span.contains(use.span) ?? false })
            else { return [] }
            let names = use.scope.names(.view, .variable, .parameter) + [Builtin.root.rawValue]
            return names.filter { $0 != use.name }.map {
                CandidateEdit(use.span, script.written($0, in: use.scope), cost: 1.8, of: use.scope.subjects)
            }
        }
    }
}
