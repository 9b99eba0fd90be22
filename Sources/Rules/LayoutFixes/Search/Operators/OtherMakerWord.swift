internal import Diagnostics
internal import FixIts
internal import Syntax
internal import Vocabulary

/// `make`, `update` or `remake` for one of the others.
enum OtherMakerWord: EditOperator {
    static let example = EditExample(
        """
        view v
        v.makeConstraints { make in make.width.equalTo(40) }
        «v.updateConstraints→v.remakeConstraints» { make in make.width.equalTo(80) }
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let bare = [Builtin.make, .update, .remake].map(\.rawValue)
        let methods = [Member.makeConstraints, .updateConstraints, .remakeConstraints]
        let heads = script.near.chains.flatMap { chain -> [CandidateEdit] in
            let written = script.text(chain.syntax.head.span)
            guard !chain.scope.isInBlock, bare.contains(written) else { return [] }
            // Where the view was just declared, there is nothing to replace; what was said since then is meant.
            let isSelected = chain.scope.subjectsPlace != nil && script.isFirst(chain)
            return bare.filter { $0 != written && ($0 != Builtin.remake.rawValue || isSelected) }.map {
                chain.edit(chain.syntax.head.span, $0, cost: $0 == "update" ? 1.5 : 2.4)
            }
        }
        return heads
            + script.near.calls.flatMap { call, scope -> [CandidateEdit] in
                guard case .member(let written)? = problem.vocabulary.spelling(call.name), methods.contains(written)
                else { return [] }
                let old = problem.vocabulary.text(call.name)
                let view = call.receiver.flatMap { script.name(of: $0, in: scope) }
                let canReplace = script.hasChains(of: view, besides: call.span)
                return methods.filter { $0 != written && ($0 == .makeConstraints || canReplace) }.map { method in
                    CandidateEdit(
                        call.nameSpan, old.replacing(written.rawValue, with: method.rawValue),
                        cost: method == methods[0] ? 1.8 : 1, at: call.span, of: view.map { [$0] } ?? [])
                }
            }
    }
}

extension ScriptOutline {
    /// Whether there may be constraints of a view that a call can update or replace: from elsewhere, or from the call itself
    /// where it runs more than once.
    fileprivate func hasChains(of view: String?, besides call: Span) -> Bool {
        guard let view, blocks.first?.contains(where: { $0.span.lower == call.lower }) ?? false else { return true }
        return chains.contains { $0.scope.subjects.contains(view) && !call.contains($0.syntax.span) }
    }
}
