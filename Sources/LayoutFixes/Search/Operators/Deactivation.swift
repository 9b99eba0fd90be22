internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// Deactivates a constraint that a variable holds, before a later statement.
enum Deactivation: EditOperator {
    static let example = EditExample(
        before: """
            view v
            let narrow = v.make.width.equalTo(80)
            print(v)
            """,
        after: """
            view v
            let narrow = v.make.width.equalTo(80)
            narrow.deactivate()
            print(v)
            """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        guard let statements = script.blocks.first else { return [] }
        return statements.dropFirst().flatMap { statement -> [CandidateEdit] in
            guard case .expression = statement.kind else { return [] }
            return script.constraints.sorted().map { name in
                CandidateEdit(
                    Span(statement.span.lower, statement.span.lower),
                    "\(name).\(Member.deactivate.rawValue)()\n\(script.indent(of: statement.span))", cost: 2,
                    at: statement.span)
            }
        }
    }
}
