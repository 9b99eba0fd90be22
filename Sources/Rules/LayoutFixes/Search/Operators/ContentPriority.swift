internal import LayoutTerms
internal import Vocabulary

/// A little more or less hugging or compression resistance of a text.
enum ContentPriority: EditOperator {
    static let example = EditExample(
        """
        label v "Name"«→
        v.setContentHuggingPriority(251, horizontal)»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let kinds: Set<ViewKind> = [.label, .button, .field, .image]
        return script.near.declarations.flatMap { declaration -> [CandidateEdit] in
            guard kinds.contains(declaration.kind) else { return [] }
            return declaration.names.filter(problem.views.contains).flatMap { view in
                [Axis.horizontal, .vertical].flatMap { axis -> [CandidateEdit] in
                    let methods = [
                        (Member.setContentHuggingPriority, "251"), (.setContentCompressionResistancePriority, "751"),
                        (.setContentHuggingPriority, "249"), (.setContentCompressionResistancePriority, "749"),
                    ]
                    return methods.map { method, priority in
                        let isMore = priority == "251" || priority == "751"
                        let written = script.written(view, in: declaration.scope)
                        return script.adding(
                            script.spelling.contentPriority(method, priority, axis, of: written),
                            after: declaration.span,
                            cost: (isMore ? 2.6 : 3) + (axis == .vertical ? 0.5 : 0)
                                + (problem.isOpen && problem.openAxis != axis ? 1 : 0), of: [view])
                    }
                }
            }
        }
    }
}
