internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// As many lines as a text needs.
enum WrappedText: EditOperator {
    static let example = EditExample(
        """
        label v "Name"«→
        v.numberOfLines = 0»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.declarations.filter { $0.kind == .label }.flatMap { declaration in
            declaration.names.filter(problem.views.contains).map { view in
                CandidateEdit(
                    script.end(of: declaration.span),
                    "\n\(script.indent(of: declaration.span))"
                        + script.spelling.assignment(
                            of: "0", to: .numberOfLines, of: script.written(view, in: declaration.scope)), cost: 2.4,
                    at: declaration.span, of: [view])
            }
        }
    }
}
