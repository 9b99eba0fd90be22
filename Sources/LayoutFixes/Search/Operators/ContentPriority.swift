internal import Diagnostics
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
        return script.declarations.flatMap { declaration -> [CandidateEdit] in
            guard kinds.contains(declaration.kind) else { return [] }
            let indent = script.indent(of: declaration.span)
            return declaration.names.filter(problem.views.contains).flatMap { view in
                [Axis.horizontal, .vertical].flatMap { axis -> [CandidateEdit] in
                    let methods = [
                        (Member.setContentHuggingPriority, "251"), (.setContentCompressionResistancePriority, "751"),
                        (.setContentHuggingPriority, "249"), (.setContentCompressionResistancePriority, "749"),
                    ]
                    return methods.map { method, priority in
                        let isMore = priority == "251" || priority == "751"
                        return CandidateEdit(
                            script.end(of: declaration.span),
                            "\n\(indent)"
                                + script.spelling.contentPriority(
                                    method, priority, axis, of: script.written(view, in: declaration.scope)),
                            cost: (isMore ? 2.6 : 3) + (axis == .vertical ? 0.5 : 0)
                                + (problem.isOpen && problem.openAxis != axis ? 1 : 0),
                            at: declaration.span, of: [view])
                    }
                }
            }
        }
    }
}
