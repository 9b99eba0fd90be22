internal import FixIts
internal import Diagnostics
internal import Vocabulary

/// A priority where there is none, none where there is one, or another.
enum OtherPriority: EditOperator {
    static let example = EditExample(
        """
        view v
        make.width.equalTo(root)«→.priority(high)»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let words = [Builtin.high, .low, .medium, .required]
        return script.near.chains.flatMap { chain -> [CandidateEdit] in
            let syntax = chain.syntax
            if syntax.usesAnchors { return [] }
            let edit = { (span: Span, text: String, cost: Double) in
                chain.edit(span, text, cost: cost)
            }
            let priorities = syntax.modifiers.filter { $0.name.hasPrefix(Member.priority.rawValue) }
            guard !priorities.isEmpty else {
                // A hidden arranged view has a length of 0, to which only what is not required gives way.
                let high = problem.hasHiddenView ? "\(Member.priority.rawValue)(999)" : script.spelling.priority(.high)
                return [(high, 2.6), (script.spelling.priority(.low), 3)].map {
                    edit(syntax.span.atEnd, "." + $0, $1)
                }
            }
            return priorities.flatMap { link -> [CandidateEdit] in
                var edits = [edit(link.span, "", 1.5)]
                let place = link.nameSpan.joined(with: link.span)
                edits += words.map { word in
                    edit(
                        place, script.spelling.priority(word),
                        word == .high || word == .low ? 1.4 : 1.8)
                }
                return edits
            }
        }
    }
}
