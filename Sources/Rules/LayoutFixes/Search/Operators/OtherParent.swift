internal import Diagnostics
internal import Syntax
internal import Vocabulary

/// Another superview for the views that a statement declares.
enum OtherParent: EditOperator {
    static let example = EditExample(
        """
        view v
        view «w→w in v»
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let near = Set(script.near.declarations.flatMap(\.names))
        return script.near.declarations.flatMap { declaration -> [CandidateEdit] in
            let targets = Set(
                script.near.chains.filter { $0.scope.subjects.contains(where: declaration.names.contains) }.compactMap {
                    $0.target?.name
                })
            let views = declaration.scope.names(.view, .parameter).filter {
                !declaration.names.contains($0) && (near.contains($0) || targets.contains($0))
            }
            guard let parent = declaration.parent else {
                return views.map {
                    CandidateEdit(
                        declaration.span.atEnd, " in \($0)", cost: targets.contains($0) ? 1.8 : 2.4,
                        at: declaration.span, of: declaration.names)
                }
            }
            let written = script.name(of: parent, in: declaration.scope) ?? script.text(parent.span)
            return (views + [Builtin.root.rawValue]).filter { $0 != written }.map {
                CandidateEdit(
                    parent.span, script.written($0, in: declaration.scope),
                    cost: targets.contains($0) && !targets.contains(written) ? 1.6 : 2.8,
                    at: declaration.span, of: declaration.names)
            }
        }
    }
}
