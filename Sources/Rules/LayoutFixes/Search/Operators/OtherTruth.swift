internal import Vocabulary

/// `true` for `false`, and the reverse.
enum OtherTruth: EditOperator {
    static let example = EditExample(
        """
        view v
        v.translatesAutoresizingMaskIntoConstraints = «true→false»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.truths.map { truth in
            CandidateEdit(truth.span, truth.value ? script.spelling.no : script.spelling.yes, cost: 2)
        }
    }
}
