internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// Division for multiplication, the reciprocal, a percentage as a fraction, or no factor.
enum OtherFactor: EditOperator {
    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.chains.flatMap { chain in
            chain.syntax.modifiers.flatMap { link -> [CandidateEdit] in
                guard let member = Member(rawValue: link.name), member == .multipliedBy || member == .dividedBy,
                    let argument = link.arguments?.first?.value
                else { return [] }
                let other = member == .multipliedBy ? Member.dividedBy : .multipliedBy
                let edit = { (span: Span, text: String, cost: Double) in
                    CandidateEdit(span, text, cost: cost, at: chain.syntax.span, of: chain.scope.subjects)
                }
                var edits = [edit(link.nameSpan, other.rawValue, 1.2), edit(link.span, "", 1.8)]
                if case .number(let value) = argument.kind, value > 1, value == value.rounded() {
                    edits.append(edit(argument.span, (value / 100).spelled, 1))
                }
                if case .binary(.divide, let left, let right) = argument.kind {
                    edits.append(
                        edit(argument.span, "\(script.text(right.span)) / \(script.text(left.span))", 1.4))
                }
                return edits
            }
        }
    }
}
