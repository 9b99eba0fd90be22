internal import Diagnostics
internal import LayoutTerms
internal import Vocabulary

/// `+` for `-`, and the reverse.
enum OtherOperation: EditOperator {
    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.sums.map { sum in
            let text = script.text(sum.operation)
            let new = sum.isPlus ? text.replacing("+", with: "-") : text.replacing("-", with: "+")
            return CandidateEdit(sum.operation, new, cost: 1.6, of: sum.scope.subjects)
        }
    }
}
