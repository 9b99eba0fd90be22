internal import FixIts
internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// The other constraints of a view, repeated in a block of `remakeConstraints`, which drops them; or `remake` for `update` or
/// `make` with them.
enum RestatedConstraint: EditOperator {
    static let example = EditExample(
        """
        view v
        make.left.equalTo(root)
        make.size.equalTo(40)
        v.remakeConstraints { make in
            make.left.equalTo(root).offset(8)«→
            make.size.equalTo(40)»
        }
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.near.calls.flatMap { call, scope -> [CandidateEdit] in
            guard case .member(let method)? = problem.vocabulary.spelling(call.name),
                [.makeConstraints, .updateConstraints, .remakeConstraints].contains(method)
            else { return [] }
            let own = script.chains.filter { call.span.contains($0.syntax.span) && $0.statement != nil }
            guard let last = own.last, let end = last.statement else { return [] }
            let names = Set(own.flatMap { $0.syntax.attributes.map(\.name) })
            let others = script.chains.filter { chain in
                !call.span.contains(chain.syntax.span) && chain.scope.subjects == last.scope.subjects
                    && chain.syntax.attributes.contains { !names.contains($0.name) } && chain.statement != nil
            }
            let texts = others.map { restated($0, without: names, in: script, by: script.text(last.syntax.head.span)) }
            if method == .remakeConstraints {
                let all = texts.count > 1 ? [texts.joined(separator: "\n\(script.indent(of: end))")] : []
                return (texts + all).map { text in
                    var edit = script.adding(text, after: end, cost: 1.2, at: call.span, of: last.scope.subjects)
                    edit.isInsertion = true
                    return edit
                }
            }
            return remaking(call, method, with: texts, before: own[0], in: script, problem)
        }
    }

    /// The chain as a statement of the block, without the attributes that the block sets.
    private static func restated(
        _ chain: ScriptOutline.Chain, without names: Set<String>, in script: ScriptOutline, by maker: String
    ) -> String {
        let kept = chain.syntax.attributes.filter { !names.contains($0.name) }.map(\.name).joined(separator: ".")
        let rest = script.text(Span(chain.syntax.relation.nameSpan.lower, chain.syntax.span.upper))
        return "\(maker).\(kept).\(rest)\(script.spelling.end)"
    }

    private static func remaking(
        _ call: WrittenCall, _ method: Member, with texts: [String], before first: ScriptOutline.Chain,
        in script: ScriptOutline, _ problem: SearchProblem
    ) -> [CandidateEdit] {
        guard !texts.isEmpty, let statement = first.statement else { return [] }
        let head = Span(call.nameSpan.lower, statement.lower)
        let name = problem.vocabulary.text(call.name)
        let renamed = name.replacing(method.rawValue, with: Member.remakeConstraints.rawValue)
        let opening = renamed + script.text(Span(call.nameSpan.upper, statement.lower))
        let lines = texts.map { "\($0)\n\(script.indent(of: statement))" }.joined()
        return [CandidateEdit(head, opening + lines, cost: 1.6, at: call.span, of: first.scope.subjects)]
    }
}
