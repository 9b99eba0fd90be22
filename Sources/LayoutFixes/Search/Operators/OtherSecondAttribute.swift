internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// Another attribute of the view that a chain is related to, one where there is none, or none where there is one.
enum OtherSecondAttribute: EditOperator {
    static let example = EditExample(
        before: """
            view v, w
            w.makeConstraints { make in make.top.equalTo(v.top) }
            """,
        after: """
            view v, w
            w.makeConstraints { make in make.top.equalTo(v.bottom) }
            """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.chains.flatMap { chain -> [CandidateEdit] in
            let (syntax, subjects) = (chain.syntax, chain.scope.subjects)
            guard let target = syntax.target(problem.vocabulary) else { return [] }
            let edit = { (span: Span, text: String, cost: Double) in
                CandidateEdit(span, text, cost: cost, at: syntax.span, of: subjects)
            }
            guard let (attribute, name, span) = target.attribute else {
                guard let own = syntax.onlyAttribute else { return [] }
                let end = target.view.span.atEnd
                return [own.counterpart].compactMap(\.self).map { edit(end, ".\($0.rawValue)", 1.4) }
                    + own.kin.map { edit(end, ".\($0.rawValue)", 2.2) }
            }
            var edits = [edit(span, "", 1.5)]
            if let other = attribute.counterpart { edits.append(edit(name, other.rawValue, 1)) }
            edits += attribute.kin.map { edit(name, $0.rawValue, 2) }
            if let own = syntax.onlyAttribute, own != attribute, own.acrossTheView != nil, own.axis == attribute.axis {
                // Both edges are exchanged: one edit from the first to the last.
                let first = syntax.attributes[0].nameSpan
                let between = script.text(Span(first.upper, name.lower))
                edits.append(
                    edit(first.joined(with: name), attribute.rawValue + between + own.rawValue, 1.5))
            }
            return edits
        }
    }
}
