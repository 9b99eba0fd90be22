internal import FixIts
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// Another view for the one that a chain is related to, with its edge where that is usual.
enum OtherTarget: EditOperator {
    static let example = EditExample(
        """
        view v, w
        w.makeConstraints { make in make.left.equalTo(«v→root») }
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.near.chains.flatMap { chain -> [CandidateEdit] in
            let (syntax, scope) = (chain.syntax, chain.scope)
            guard let target = chain.target, scope.kind(of: target.name) != .number else { return [] }
            let subject = scope.subjects.first ?? ""
            let parent = script.views.parents[subject] ?? Builtin.root.rawValue
            let names = scope.names(.view, .variable, .parameter) + [Builtin.root.rawValue]
            var edits: [CandidateEdit] = []
            for name in names where name != target.name && name != subject {
                let isSibling =
                    script.views.parents[name] == script.views.parents[subject] && scope.kind(of: name) == .view
                let cost =
                    name == parent || isSibling ? 1.6 : scope.kind(of: name) == .view ? 2.3 : 2
                let view = script.written(name, in: scope)
                let word = syntax.relationKind.member.rawValue
                let related = { (text: String, cost: Double) in
                    syntax.argument.map { chain.edit($0.span, text, cost: cost) }
                        ?? chain.edit(syntax.relationCall, "\(word)(\(text))", cost: cost)
                }
                edits.append(target.span.map { chain.edit($0, view, cost: cost) } ?? related(view, cost))
                if target.attribute != nil {
                    if !syntax.usesAnchors { edits.append(related(view, cost + 0.6)) }
                } else if let own = syntax.onlyAttribute, let opposite = own.acrossTheView,
                    isSibling || scope.kind(of: name) == .variable
                {
                    let side = view + syntax.side(opposite, script.spelling)
                    edits.append(related(side, cost + 0.7))
                    guard syntax.modifiers.isEmpty else { continue }
                    for gap in problem.usualGaps {
                        let offset = syntax.offset("\(own.isFarEdge ? "-" : "")\(gap)", script.spelling)
                        edits.append(chain.edit(syntax.relationCall, "\(word)(\(side))\(offset)", cost: cost + 1.4))
                    }
                }
            }
            return edits
        }
    }
}
