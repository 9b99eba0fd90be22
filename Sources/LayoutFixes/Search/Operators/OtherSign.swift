internal import FixIts
internal import Diagnostics
internal import LayoutTerms
internal import Syntax
internal import Vocabulary

/// The other sign of a constant, or of one of the insets.
enum OtherSign: EditOperator {
    static let example = EditExample(
        """
        view v
        make.right.equalTo(root).offset(«16→-16»)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.chains.flatMap { chain in
            chain.syntax.modifiers.flatMap { link -> [CandidateEdit] in
                guard link.member?.setsConstant ?? false,
                    let argument = link.arguments?.first?.value, link.arguments?.count == 1
                else { return [] }
                if case .tuple(let parts) = argument.kind {
                    return parts.compactMap { part in
                        guard case .unary(.negate, let number) = part.value.kind else { return nil }
                        return chain.edit(part.value.span, script.text(number.span), cost: 0.8)
                    }
                }
                let text = script.text(argument.span)
                let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
                let turned = text.hasPrefix("-") ? String(text.dropFirst()) : isPlain ? "-\(text)" : "-(\(text))"
                return [chain.edit(argument.span, turned, cost: 0.8)]
            }
        }
    }
}
