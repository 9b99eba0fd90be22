internal import FixIts
internal import Syntax
internal import LayoutTerms
internal import Diagnostics
internal import Vocabulary

/// Division for multiplication, the reciprocal, a percentage as a fraction, no factor, or one where there is none.
enum OtherFactor: EditOperator {
    static let example = EditExample(
        """
        view v
        make.width.equalTo(root).multipliedBy(«50→0.5»)
        """)

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        let factors = script.chains.flatMap { chain in
            chain.syntax.modifiers.filter { $0.member == .multipliedBy || $0.member == .dividedBy }
                .map { script.text($0.span) }
        }
        let usual = [2, 3, 4].map { ".\(Member.dividedBy.rawValue)(\($0))" }
        let known = factors.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.prefix(6)
        let added = known + usual.filter { !known.contains($0) }
        return others(in: script)
            + script.near.chains.flatMap { chain -> [CandidateEdit] in
                let syntax = chain.syntax
                guard syntax.attributes.contains(where: { $0.attribute?.isSize ?? false }), chain.target != nil,
                    !syntax.usesAnchors,
                    !syntax.modifiers.contains(where: { factors.contains(script.text($0.span)) })
                else { return [] }
                return added.map {
                    chain.edit(syntax.relation.span.atEnd, $0, cost: 2.4)
                }
            }
    }

    private static func others(in script: ScriptOutline) -> [CandidateEdit] {
        script.near.chains.flatMap { chain in
            chain.syntax.modifiers.flatMap { link -> [CandidateEdit] in
                guard let member = link.member, member == .multipliedBy || member == .dividedBy,
                    let argument = link.arguments?.first?.value
                else { return [] }
                let other = member == .multipliedBy ? Member.dividedBy : .multipliedBy
                var edits = [chain.edit(link.span, "", cost: 1.8)]
                if !chain.syntax.usesAnchors { edits.append(chain.edit(link.nameSpan, other.rawValue, cost: 1.2)) }
                if case .number(let value) = argument.kind, value > 1, value == value.rounded() {
                    edits.append(chain.edit(argument.span, (value / 100).spelled, cost: 1))
                }
                if case .binary(.divide, let left, let right) = argument.kind {
                    edits.append(
                        chain.edit(argument.span, "\(script.text(right.span)) / \(script.text(left.span))", cost: 1.4))
                }
                return edits
            }
        }
    }
}
