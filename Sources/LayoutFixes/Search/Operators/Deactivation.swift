internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// A constraint that a variable stands for, deactivated before what is installed after it.
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
