internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// Another view for the one that a chain is related to, with its edge where that is usual.
enum OtherTarget: EditOperator {
    static let example = EditExample(
        before: """
            view v, w
            w.makeConstraints { make in make.left.equalTo(v) }
            """,
        after: """
            view v, w
            w.makeConstraints { make in make.left.equalTo(root) }
            """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.chains.flatMap { chain -> [CandidateEdit] in
            let (syntax, scope) = (chain.syntax, chain.scope)
            guard let target = syntax.target(problem.vocabulary) else { return [] }
            let written = script.text(target.view.span)
            let subject = scope.subjects.first ?? ""
            let parent = script.parents[subject] ?? Builtin.root.rawValue
            let names = scope.names(.view, .variable, .parameter) + [Builtin.root.rawValue]
            var edits: [CandidateEdit] = []
            for name in names where name != written && name != subject {
                let isSibling = script.parents[name] == script.parents[subject] && scope.kind(of: name) == .view
                let cost =
                    name == parent || isSibling ? 1.6 : scope.kind(of: name) == .view ? 2.3 : 2
                let edit = { (span: Span, text: String, cost: Double) in
                    CandidateEdit(span, text, cost: cost, at: syntax.span, of: scope.subjects)
                }
                edits.append(edit(target.view.span, name, cost))
                if target.attribute != nil {
                    edits.append(edit(syntax.argument.span, name, cost + 0.6))
                } else if let own = syntax.onlyAttribute, let opposite = own.acrossTheView,
                    isSibling || scope.kind(of: name) == .variable
                {
                    edits.append(edit(syntax.argument.span, "\(name).\(opposite.rawValue)", cost + 0.7))
                    guard syntax.modifiers.isEmpty else { continue }
                    for gap in problem.usualGaps {
                        let offset = ".\(Member.offset.rawValue)(\(own.isFarEdge ? "-" : "")\(gap))"
                        edits.append(
                            edit(
                                syntax.relation.nameSpan.joined(with: syntax.relation.span),
                                "\(syntax.relationKind.member.rawValue)(\(name).\(opposite.rawValue))\(offset)",
                                cost + 1.4))
                    }
                }
            }
            return edits
        }
    }
}
