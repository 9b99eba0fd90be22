internal import Vocabulary
internal import Diagnostics
internal import Syntax
/// Deactivates a constraint that a variable holds, before a later statement.
enum Deactivation: EditOperator {
    static let example = EditExample(
        """
        view v
        let narrow = make.width.equalTo(80)
        «print→narrow.deactivate()
        print»(v)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let isMasonry = script.source.accent == .masonry
        let statements = isMasonry ? Array((script.blocks.first ?? []).dropFirst()) : script.blocks.flatMap(\.self)
        return statements.flatMap { statement -> [CandidateEdit] in
            guard case .expression = statement.kind else { return [] }
            return script.variables.constraints.sorted().map { name in
                script.adding(
                    script.spelling.deactivation(of: script.written(name, in: ScriptOutline.Scope())),
                    before: statement.span, cost: 2)
            }
        }
    }
}
