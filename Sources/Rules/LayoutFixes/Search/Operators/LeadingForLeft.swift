internal import FixIts
internal import Diagnostics
internal import LayoutTerms

/// `leading` and `trailing` for `left` and `right`, on both sides at once, or where only one is written.
enum LeadingForLeft: EditOperator {
    static let example = EditExample(
        """
        view v
        «make.left.equalTo(root.left→make.leading.equalTo(root.leading»)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        script.near.chains.compactMap { chain in
            let syntax = chain.syntax
            guard let own = syntax.onlyAttribute, own.isSide, let new = own.otherDirection, let target = chain.target
            else {
                return nil
            }
            let first = syntax.attributes[0].nameSpan
            guard let second = target.attribute else { return chain.edit(first, syntax.word(new), cost: 1) }
            guard second.name.isSide, let other = second.name.otherDirection else { return nil }
            let between = script.text(Span(first.upper, second.nameSpan.lower))
            return chain.edit(
                first.joined(with: second.nameSpan),
                syntax.word(new) + between + syntax.sideWord(other, script.spelling), cost: 1)
        }
    }
}
