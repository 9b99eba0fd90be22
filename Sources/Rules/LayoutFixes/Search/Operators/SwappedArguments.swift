internal import Diagnostics
internal import Syntax

/// Two neighboring arguments, two parts of a tuple, or the lengths of a size, exchanged.
enum SwappedArguments: EditOperator {
    static let example = EditExample(
        """
        view v
        make.size.equalTo(«40x80→80x40»)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let lists = script.argumentLists.flatMap { list in
            zip(list.arguments, list.arguments.dropFirst()).compactMap { one, other -> CandidateEdit? in
                let (first, second) = (one.value.span, other.value.span)
                guard !other.isTrailing, script.text(first) != script.text(second) else { return nil }
                let between = script.text(Span(first.upper, second.lower))
                return CandidateEdit(
                    first.joined(with: second), script.text(second) + between + script.text(first), cost: 1.8,
                    of: list.scope.subjects)
            }
        }
        let sizes = script.sizes.map { size in
            let parts = script.text(size.span).split(separator: "x")
            return CandidateEdit(size.span, parts.reversed().joined(separator: "x"), cost: 1.6, of: size.scope.subjects)
        }
        return lists + sizes
    }
}
