/// Multiples of rows and of bounds that add up to `0 relation value`, which is false: a Farkas certificate.
public struct Contradiction: Hashable, Sendable {
    /// The rows and what each is multiplied by, in the order of the rows.
    public var rows: [Summand]
    /// The variables whose lower bound takes part, as `variable ≥ 0`.
    public var bounds: [Summand]
    public var relation: LinearRelation
    public var value: Double

    /// The index of a row or a variable, and the factor it is taken with.
    public struct Summand: Hashable, Sendable {
        public var index: Int
        public var multiplier: Double
    }
}

extension LinearSystem {
    /// Why the required rows of each set can't hold together, as `conflicts(in:)` gives them: the system's rows and bounds are added as they are needed, and the last row
    /// of the set counts once. Nil if no multipliers show it.
    public func contradictions(of sets: [[Int]]) -> [Contradiction?] {
        var background: [Int: [Int]] = [:]
        for (index, row) in rows.enumerated() where row.isSystem {
            for term in row.start..<row.end { background[Int(termVariables[term]), default: []].append(index) }
        }
        return sets.map { isStopped ? nil : contradiction(of: $0, background) }
    }

    /// - Parameter background: the system's rows with each variable.
    private func contradiction(of set: [Int], _ background: [Int: [Int]]) -> Contradiction? {
        guard let last = set.last else { return nil }
        let (members, variables) = with(background, set)
        // By duality the multipliers are themselves a point of a linear system. Those of rows that are no equalities have a sign, which is put into the coefficients.
        var dual = LinearSystem()
        dual.stop = stop
        let multipliers = members.map { dual.addVariable(isNonnegative: rows[$0].relation != .equal) }
        let signs = members.map { rows[$0].relation == .lessThanOrEqual ? -1.0 : 1.0 }
        let bounded = variables.filter { lowerBounds[$0] > -.infinity }
        let boundMultipliers = bounded.map { _ in dual.addVariable(isNonnegative: true) }
        var columns: [Int: [(variable: Int, coefficient: Double)]] = [:]
        for (place, row) in members.enumerated() {
            for term in rows[row].start..<rows[row].end {
                columns[Int(termVariables[term]), default: []].append(
                    (multipliers[place], signs[place] * termCoefficients[term]))
            }
        }
        for (place, variable) in bounded.enumerated() {
            columns[variable, default: []].append((boundMultipliers[place], 1))
        }
        for variable in variables {
            for term in columns[variable] ?? [] { dual.addTerm(term.coefficient, term.variable) }
            dual.endRow(.equal, 0, .required)
        }
        for (place, row) in members.enumerated() { dual.addTerm(signs[place] * rows[row].constant, multipliers[place]) }
        for (place, variable) in bounded.enumerated() where lowerBounds[variable] != 0 {
            dual.addTerm(lowerBounds[variable], boundMultipliers[place])
        }
        dual.endRow(.equal, 1, .required)
        for multiplier in multipliers + boundMultipliers {
            dual.addTerm(1, multiplier)
            dual.endRow(.equal, 0, .optional(1))
        }
        let solution = dual.solve()
        guard solution.broken.isEmpty, let place = members.firstIndex(of: last) else { return nil }
        let unit = signs[place] * solution.values[multipliers[place]]
        guard unit != 0 else { return nil }
        let least = 1e-9 * (solution.values.map(abs).max() ?? 0)
        var result = Contradiction(rows: [], bounds: [], relation: .equal, value: 1 / unit)
        for (place, row) in members.enumerated() where abs(solution.values[multipliers[place]]) > least {
            result.rows.append(
                .init(index: row, multiplier: signs[place] * solution.values[multipliers[place]] / unit))
        }
        for (place, variable) in bounded.enumerated() where solution.values[boundMultipliers[place]] > least {
            result.bounds.append(.init(index: variable, multiplier: solution.values[boundMultipliers[place]] / unit))
        }
        if !result.bounds.isEmpty || result.rows.contains(where: { rows[$0.index].relation != .equal }) {
            result.relation = unit > 0 ? .greaterThanOrEqual : .lessThanOrEqual
        }
        return result
    }

    /// The rows together with the system's rows that share variables with them, directly or by other rows of the system; ascending. And all their variables.
    private func with(_ background: [Int: [Int]], _ set: [Int]) -> (rows: [Int], variables: [Int]) {
        var members = Set(set)
        var variables: Set<Int> = []
        var pending = set
        while let row = pending.popLast() {
            for term in rows[row].start..<rows[row].end {
                let variable = Int(termVariables[term])
                guard variables.insert(variable).inserted else { continue }
                pending += (background[variable] ?? []).filter { members.insert($0).inserted }
            }
        }
        return (members.sorted(), variables.sorted())
    }
}
