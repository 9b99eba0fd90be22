internal import Diagnostics
internal import Syntax
internal import Vocabulary
internal import LayoutTerms

/// A variable that remembers the last view of a loop, assigned at the loop's end.
enum LoopAdvance: EditOperator {
    static let example = EditExample(
        """
        var last = root.top
        for i in 0..<3 {
            view v
            make.top.equalTo(last)
        «→    last = v.bottom
        »}
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.loops.flatMap { loop -> [CandidateEdit] in
            guard let last = loop.body.statements.last else { return [] }
            let views = loop.inner.known.dropFirst(loop.scope.known.count).filter { $0.kind == .view }.map(\.name)
            let variables = loop.scope.names(.variable).filter { name in
                !loop.assigned.contains(name)
                    && script.uses.contains { $0.name == name && loop.body.span.contains($0.span) }
            }
            return variables.flatMap { variable in
                views.flatMap { view -> [CandidateEdit] in
                    let edges = [Attribute.bottom, .right].map { (script.spelling.side($0), 1.6) }
                    return ([("", 1.0)] + edges).map { edge, cost in
                        script.adding(
                            "\(script.written(variable, in: loop.inner)) = "
                                + "\(script.written(view, in: loop.inner))\(edge)\(script.spelling.end)",
                            after: last.span, cost: cost, at: loop.body.span, of: [view])
                    }
                }
            }
        }
    }
}
