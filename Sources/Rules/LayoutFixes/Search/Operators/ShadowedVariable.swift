internal import Diagnostics

/// An assignment for a `let` or `var` that hides a variable of the same name.
enum ShadowedVariable: EditOperator {
    static let example = EditExample(
        """
        var last = root.top
        for i in 0..<3 {
            view v
            make.top.equalTo(last)
            «let last→last» = v.bottom
        }
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.shadowings.map { shadowing in
            CandidateEdit(
                Span(shadowing.statement.lower, shadowing.name.upper), script.text(shadowing.name), cost: 1,
                at: shadowing.statement)
        }
    }
}
