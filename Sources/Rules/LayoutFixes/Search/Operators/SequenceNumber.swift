internal import FixIts
internal import Diagnostics
internal import LayoutTerms

/// The number that continues those of similar chains: in steps, or the same.
enum SequenceNumber: EditOperator {
    static let example = EditExample(
        """
        view v
        make.top.equalTo(root).offset(10)
        view w
        make.top.equalTo(root).offset(40)
        view x
        make.top.equalTo(root).offset(«40→70»)
        view y
        make.top.equalTo(root).offset(100)
        """)

    /// The common parts of chains that differ in a number alone.
    private struct Shape: Hashable {
        let words: [String]
        let target: String?
        /// Which of the chain's numbers it is.
        let place: Int
    }

    static func edits(in script: ScriptOutline, for problem: SearchProblem) -> [CandidateEdit] {
        var rows: [Shape: [ScriptOutline.Number]] = [:]
        var order: [Shape] = []
        for chain in script.chains {
            let numbers = script.numbers(in: chain.syntax.span)
            let words = (chain.syntax.attributes + [chain.syntax.relation] + chain.syntax.modifiers).map(\.name)
            for (place, number) in numbers.enumerated() {
                let target = chain.target.map { $0.name + ($0.attribute?.name.rawValue ?? "") }
                let shape = Shape(words: words, target: target, place: place)
                if rows[shape] == nil { order.append(shape) }
                rows[shape, default: []].append(number)
            }
        }
        let near = Set(script.near.numbers.map(\.span))
        return order.flatMap { edits(of: rows[$0] ?? [], in: script, at: near) }
    }

    private static func edits(
        of row: [ScriptOutline.Number], in script: ScriptOutline, at places: Set<Span>
    ) -> [CandidateEdit] {
        let values = row.map(\.value)
        return row.indices.filter { places.contains(row[$0].span) }.flatMap { index -> [CandidateEdit] in
            // The middle of two neighbors, and one step on from two before or after.
            let pairs = [(index - 1, index + 1, 0.5), (index - 2, index - 1, 2), (index + 2, index + 1, 2)]
            let proposed = pairs.filter { values.indices.contains($0.0) && values.indices.contains($0.1) }.map {
                values[$0] + (values[$1] - values[$0]) * $2
            }
            return Set(proposed).sorted().filter { $0 > 0 && $0 != values[index] }.map { value in
                // Where more than one pair asks for a number, it is likelier.
                let isAgreed = proposed.count { $0 == value } > 1
                return script.edit(row[index].span, value.spelled, cost: isAgreed ? 1.5 : 2.3)
            }
        }
    }
}
