internal import FixIts
internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// Hugging or compression resistance of another view, along the other axis, by another amount, or one for the other.
enum OtherContentPriority: EditOperator {
    static let example = EditExample(
        """
        label v "Name"
        label w "Title"
        «w→v».setContentCompressionResistancePriority(751, horizontal)
        """)

    private static let setters = [
        (Member.setContentHuggingPriority, ["251", "250", "249"]),
        (.setContentCompressionResistancePriority, ["751", "750", "749"]),
    ]

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.near.calls.flatMap { call, scope -> [CandidateEdit] in
            guard case .member(let member)? = problem.vocabulary.spelling(call.name), let receiver = call.receiver,
                let index = setters.firstIndex(where: { $0.0 == member }), let amount = call.arguments.first?.value,
                let view = script.name(of: receiver, in: scope)
            else { return [] }
            let edit = { (span: Span, text: String, cost: Double) in
                CandidateEdit(span, text, cost: cost, at: call.span, of: [view])
            }
            let others = scope.names(.view, .parameter).filter {
                $0 != view && script.views.parents[$0] == script.views.parents[view]
            }
            let word = problem.vocabulary.text(call.name)
            let other = setters[1 - index]
            var edits = others.map { edit(receiver.span, script.written($0, in: scope), 1.6) }
            edits.append(edit(call.nameSpan, word.replacing(member.rawValue, with: other.0.rawValue), 1.8))
            // Priorities have types in Swift.
            if amount.writtenNumber != nil || script.source.accent == .masonry {
                edits += setters[index].1.filter { $0 != script.text(amount.span) }.map { edit(amount.span, $0, 1.8) }
            }
            return edits
        }
    }
}
