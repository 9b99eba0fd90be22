internal import Diagnostics
internal import Syntax
internal import Vocabulary

/// `length` for `spacing` in a distribution, and the reverse; a lead and a tail that it lacks.
enum DistributionArgument: EditOperator {
    static let example = EditExample(
        """
        view v, w
        [v, w].distribute(horizontal, «length→spacing»: 8)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.argumentLists.flatMap { list -> [CandidateEdit] in
            guard list.name == Member.distribute.rawValue, let last = list.arguments.last else { return [] }
            let labels = list.arguments.compactMap { argument in
                argument.label.map { (name: problem.vocabulary.text($0), span: argument.labelSpan) }
            }
            let place = list.arguments[0].value.span.joined(with: last.value.span)
            var edits = labels.compactMap { label -> CandidateEdit? in
                switch label.name {
                case "spacing": CandidateEdit(label.span, "length", cost: 1.4, at: place)
                case "length": CandidateEdit(label.span, "spacing", cost: 1.4, at: place)
                default: nil
                }
            }
            let missing = ["lead", "tail"].filter { name in !labels.contains { $0.name == name } }
            for gap in problem.usualGaps {
                for name in missing {
                    edits.append(CandidateEdit(last.value.span.atEnd, ", \(name): \(gap)", cost: 2.2, at: place))
                }
            }
            return edits
        }
    }
}
