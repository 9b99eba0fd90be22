internal import Diagnostics
internal import Syntax
internal import Vocabulary
internal import LayoutTerms

/// A variable that remembers the last view of a loop, or the position of the next one, changed at the loop's end.
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
            let views = loop.inner.known.dropFirst(loop.scope.known.count).filter {
                [.view, .parameter].contains($0.kind)
            }
            .map(\.name)
            let isRead = { (name: String) in
                script.uses.contains { $0.name == name && loop.body.span.contains($0.span) }
            }
            let positions = loop.scope.names(.number).filter {
                script.mutable.contains($0) && !loop.assigned.contains($0) && isRead($0)
            }
            let steps = positions.flatMap { position in
                Self.steps(in: script, loop, but: position).map { step, cost in
                    script.adding(
                        "\(script.written(position, in: loop.inner)) += \(step)\(script.spelling.end)",
                        after: last.span, cost: cost, at: loop.body.span)
                }
            }
            let variables = loop.scope.names(.variable).filter { !loop.assigned.contains($0) && isRead($0) }
            return steps
                + variables.flatMap { variable in
                    views.flatMap { view -> [CandidateEdit] in
                        let known = script.attributesOfVariables[variable, default: []].compactMap(\.acrossTheView)
                        let usual = [Attribute.bottom, .right].filter { !known.contains($0) }
                        let edges =
                            known.sorted { $0.rawValue < $1.rawValue }.map { (script.spelling.side($0), 1.0) }
                            + usual.map { (script.spelling.side($0), 1.6) }
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

    /// What a position may grow by in a round: a number with a name, two of them, or one that the script has.
    private static func steps(
        in script: ScriptOutline, _ loop: ScriptOutline.Loop, but position: String
    ) -> [(text: String, cost: Double)] {
        let names = loop.scope.names(.number).filter { $0 != position && !script.mutable.contains($0) }.sorted()
        let sums = names.flatMap { one in
            names.filter { $0 > one }.map {
                "\(script.written(one, in: loop.inner)) + \(script.written($0, in: loop.inner))"
            }
        }
        let numbers = Set(script.numbers.map(\.value)).filter { (1...400).contains($0) }.sorted().map(\.spelled)
        return names.map { (script.written($0, in: loop.inner), 1.4) } + sums.map { ($0, 1.2) }
            + numbers.map { ($0, 2) }
    }
}
