internal import FixIts
internal import Diagnostics
/// The loop's variable as a factor of a number or a variable in a constant: `i * gap` for `gap`.
enum IndexFactor: EditOperator {
    static let example = EditExample(
        """
        for i in 0..<3 {
            view v
            make.left.equalTo(root).offset(«40→i * 40»)
        }
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let numbers = script.near.numbers.filter { !$0.isCount }.map { ($0.span, $0.scope) }
        let names = script.near.uses.filter { [.variable, .number].contains($0.scope.kind(of: $0.name)) }.map {
            ($0.span, $0.scope)
        }
        return (numbers + names).flatMap { span, scope -> [CandidateEdit] in
            let indices = scope.names(.index)
            guard !indices.isEmpty,
                script.chains.contains(where: { chain in chain.syntax.modifiers.contains { $0.span.contains(span) } })
            else { return [] }
            return indices.map { CandidateEdit(span, "\($0) * \(script.text(span))", cost: 2.2, of: scope.subjects) }
        }
    }
}
