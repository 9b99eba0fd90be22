internal import LayoutTerms
internal import Vocabulary

/// As many lines as a text needs.
enum WrappedText: EditOperator {
    static let example = EditExample(
        """
        label v "Name"«→
        v.numberOfLines = 0»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.near.declarations.filter { $0.kind == .label }.flatMap { declaration in
            declaration.names.filter(problem.views.contains).map { view in
                script.adding(
                    script.spelling.assignment(
                        of: "0", to: .numberOfLines, of: script.written(view, in: declaration.scope)),
                    after: declaration.span, cost: 2.4, of: [view])
            }
        }
    }
}
