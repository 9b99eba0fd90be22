/// Multiples of rows and bounds that add up to `0 relation value`, which is false: a Farkas certificate.
public struct Contradiction: Hashable, Sendable {
    /// The rows and their multipliers, in row order.
    public var rows: [Summand]
    /// The variables whose lower bound `variable ≥ 0` takes part, and the multipliers of those bounds.
    public var bounds: [Summand]
    public var relation: LinearRelation
    public var value: Double

    /// The index of a row or variable, and its multiplier.
    public struct Summand: Hashable, Sendable {
        public var index: Int
        public var multiplier: Double
    }
}

extension LinearSystem {
    /// Explains why the required rows of each set from `conflicts(in:)` contradict each other. The system's rows and
    /// bounds are added as needed, and the last row of each set has the multiplier 1. Nil if no multipliers prove the
    /// conflict.
    public func contradictions(of sets: [[Int]]) -> [Contradiction?] {
        var background: [Int: [Int]] = [:]
        for (index, row) in rows.enumerated() where row.isSystem {
            for term in row.start..<row.end { background[Int(terms[term].variable), default: []].append(index) }
        }
        return sets.map { isStopped ? nil : contradiction(of: $0, background) }
    }

    /// - Parameter background: the system's rows that contain each variable.
    private func contradiction(of set: [Int], _ background: [Int: [Int]]) -> Contradiction? {
        guard let last = set.last else { return nil }
        let members = with(background, set)
        var alternative = AlternativeSystem(of: self, rows: members)
        alternative.minimizeMultipliers()
        let solution = alternative.system.solve()
        guard solution.broken.isEmpty, let place = members.firstIndex(of: last) else { return nil }
        let multipliers = zip(alternative.signs, alternative.multipliers).map { $0 * solution.values[$1] }
        let unit = multipliers[place]
        guard unit != 0 else { return nil }
        let threshold = AlternativeSystem.noise * (solution.values.map(abs).max() ?? 0)
        var result = Contradiction(rows: [], bounds: [], relation: .equal, value: 1 / unit)
        for (row, multiplier) in zip(members, multipliers) where abs(multiplier) > threshold {
            result.rows.append(.init(index: row, multiplier: multiplier / unit))
        }
        for (variable, bound) in zip(alternative.bounded, alternative.boundMultipliers)
        where solution.values[bound] > threshold {
            result.bounds.append(.init(index: variable, multiplier: solution.values[bound] / unit))
        }
        if !result.bounds.isEmpty || result.rows.contains(where: { rows[$0.index].relation != .equal }) {
            result.relation = unit > 0 ? .greaterThanOrEqual : .lessThanOrEqual
        }
        return result
    }

    /// The rows together with the system's rows that share variables with them, directly or through other system rows;
    /// ascending.
    private func with(_ background: [Int: [Int]], _ set: [Int]) -> [Int] {
        var members = Set(set)
        var variables: Set<Int> = []
        var pending = set
        while let row = pending.popLast() {
            for term in rows[row].start..<rows[row].end {
                let variable = Int(terms[term].variable)
                guard variables.insert(variable).inserted else { continue }
                pending += (background[variable] ?? []).filter { members.insert($0).inserted }
            }
        }
        return members.sorted()
    }
}
