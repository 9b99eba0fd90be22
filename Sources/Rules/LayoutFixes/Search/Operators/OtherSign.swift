internal import FixIts
internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// The other sign of a constant; no sign where a number has one.
enum OtherSign: EditOperator {
    static let example = EditExample(
        """
        view v
        make.right.equalTo(root).offset(«16→-16»)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let unsigned = script.negations.filter { !$0.isLogical }.map {
            script.edit($0.span, script.text($0.operand), cost: 0.8)
        }
        return unsigned
            + script.near.chains.flatMap { chain in
                chain.syntax.modifiers.flatMap { link -> [CandidateEdit] in
                    guard link.member?.setsConstant ?? false, link.arguments?.count == 1,
                        let argument = link.arguments?.first?.value
                    else { return [] }
                    switch argument.kind {
                    case .tuple, .unary(.negate, _): return []
                    default: break
                    }
                    let text = script.text(argument.span)
                    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
                    let turned = isPlain ? "-\(text)" : "-(\(text))"
                    return [chain.edit(argument.span, turned, cost: 0.8)]
                }
            }
    }
}
