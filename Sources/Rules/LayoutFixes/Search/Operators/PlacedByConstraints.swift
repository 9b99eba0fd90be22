internal import Vocabulary
/// Lets constraints place a view that keeps the frame that it was given.
enum PlacedByConstraints: EditOperator {
    static let example = EditExample(
        """
        view v
        v.translatesAutoresizingMaskIntoConstraints = true
        v.frame = (0, 0, 80, 80)
        root.addSubview(v)«→
        v.translatesAutoresizingMaskIntoConstraints = false»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        problem.framedViews.compactMap { view in
            script.declarations.last { $0.names.contains(view) }.map { declaration in
                let statement = script.spelling.assignment(
                    of: script.spelling.no, to: .translatesAutoresizingMaskIntoConstraints,
                    of: script.written(view, in: declaration.scope))
                var edit = script.adding(statement, after: declaration.span, cost: 1, of: [view])
                edit.opened = [view]
                return edit
            }
        }
    }
}
