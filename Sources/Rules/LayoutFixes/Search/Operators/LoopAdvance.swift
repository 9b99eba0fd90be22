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
        script.loops.flatMap { loop in
            let unchanged = loop.scope.known.filter { known in
                !loop.assigned.contains(known.name)
                    && script.uses.contains { $0.name == known.name && loop.body.span.contains($0.span) }
            }
            let names = { (kind: ScriptOutline.Known.Kind) in
                loop.scope.names(kind).filter { name in unchanged.contains { $0.name == name } }
            }
            return names(.number).filter(script.variables.mutable.contains).flatMap { growing($0, in: loop, script) }
                + names(.variable).flatMap { remembering($0, in: loop, script) }
        }
    }

    /// The variable is set to a view of the loop, or to an edge of it.
    private static func remembering(
        _ variable: String, in loop: ScriptOutline.Loop, _ script: ScriptOutline
    ) -> [CandidateEdit] {
        let made = loop.inner.known.dropFirst(loop.scope.known.count)
        let views = made.filter { [.view, .parameter].contains($0.kind) }.map(\.name)
        let known = script.variables.attributes[variable, default: []].compactMap(\.acrossTheView)
        let usual = [Attribute.bottom, .right].filter { !known.contains($0) }
        let edges =
            known.sorted { $0.rawValue < $1.rawValue }.map { (script.spelling.side($0), 1.0) }
            + usual.map { (script.spelling.side($0), 1.6) }
        return views.flatMap { view in
            ([("", 1.0)] + edges).compactMap { edge, cost in
                let value = script.written(view, in: loop.inner) + edge
                return statement(variable, "= \(value)", cost: cost, in: loop, script, of: [view])
            }
        }
    }

    /// The position grows in every round.
    private static func growing(
        _ position: String, in loop: ScriptOutline.Loop, _ script: ScriptOutline
    ) -> [CandidateEdit] {
        steps(in: script, loop, but: position).compactMap { step, cost in
            statement(position, "+= \(step)", cost: cost, in: loop, script)
        }
    }

    /// A statement at the end of the loop; nil in an empty one.
    private static func statement(
        _ name: String, _ rest: String, cost: Double, in loop: ScriptOutline.Loop, _ script: ScriptOutline,
        of views: [String] = []
    ) -> CandidateEdit? {
        loop.body.statements.last.map { last in
            script.adding(
                "\(script.written(name, in: loop.inner)) \(rest)\(script.spelling.end)", after: last.span, cost: cost,
                at: loop.body.span, of: views)
        }
    }

    /// What a position may grow by in a round: a number with a name, two of them, or one that the script has.
    private static func steps(
        in script: ScriptOutline, _ loop: ScriptOutline.Loop, but position: String
    ) -> [(text: String, cost: Double)] {
        let names = loop.scope.names(.number).filter { $0 != position && !script.variables.mutable.contains($0) }
            .sorted()
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
