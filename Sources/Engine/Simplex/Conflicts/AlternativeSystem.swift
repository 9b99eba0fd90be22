/// The multipliers with which rows and bounds add up to `0 ≥ 1`, as the unknowns of their own system. By Farkas's lemma
/// this system has a solution exactly when the rows and bounds contradict each other.
///
/// The multiplier of an inequality has a fixed sign, which is folded into the coefficients.
struct AlternativeSystem {
    private(set) var system = LinearSystem()
    /// The multiplier of each row, in row order.
    private(set) var multipliers: [Int] = []
    private(set) var signs: [Double] = []
    /// The variables of the rows that have a lower bound, ascending, followed by the multipliers of the bounds.
    private(set) var bounded: [Int] = []
    private(set) var boundMultipliers: [Int] = []

    init(of original: LinearSystem, rows: [Int]) {
        system.work = original.work
        var columns: [(variable: Int32, multiplier: Int, coefficient: Double)] = []
        for index in rows {
            let row = original.rows[index]
            let sign = row.relation == .lessThanOrEqual ? -1.0 : 1.0
            let multiplier = system.addVariable(isNonnegative: row.relation != .equal)
            multipliers.append(multiplier)
            signs.append(sign)
            for term in row.start..<row.end {
                columns.append((original.terms[term].variable, multiplier, sign * original.terms[term].coefficient))
            }
        }
        columns.sort { ($0.variable, $0.multiplier) < ($1.variable, $1.multiplier) }
        var constants: [(multiplier: Int, constant: Double)] = []
        for (place, column) in columns.enumerated() {
            system.addTerm(column.coefficient, column.multiplier)
            if place + 1 < columns.count && columns[place + 1].variable == column.variable { continue }
            let bound = original.lowerBounds[Int(column.variable)]
            if bound > -.infinity {
                let multiplier = system.addVariable(isNonnegative: true)
                bounded.append(Int(column.variable))
                boundMultipliers.append(multiplier)
                system.addTerm(1, multiplier)
                constants.append((multiplier, bound))
            }
            system.endRow(.equal, 0, .required)
        }
        for (place, index) in rows.enumerated() {
            system.addTerm(signs[place] * original.rows[index].constant, multipliers[place])
        }
        for bound in constants where bound.constant != 0 { system.addTerm(bound.constant, bound.multiplier) }
        system.endRow(.equal, 1, .required)
    }

    /// Prefers small multipliers.
    mutating func minimizeMultipliers() {
        for multiplier in multipliers + boundMultipliers {
            system.addTerm(1, multiplier)
            system.endRow(.equal, 0, .optional(1))
        }
    }

    /// Drops the rows at these places of `rows` in order, each if the contradiction survives without it, and returns
    /// which are left. Nil if there is no contradiction or the remaining work does not suffice.
    mutating func needed(ofRowsAt places: [Int]) -> [Bool]? {
        for place in places {
            system.addTerm(1, multipliers[place])
            system.endTie(0)
        }
        var reduction = Reduction(system, skipping: RowSet(rowCount: system.rowCount))
        guard reduction.isFeasible && reduction.presolve.contradictions.isEmpty else { return nil }
        var evaluation = Evaluation(
            reduction.solver.solution, of: reduction.solver.forms.columns, reduction.presolve.definitions,
            variableCount: system.variableCount)
        if !evaluation.isDetermined {
            evaluation.spreadUndetermined(reduction.presolve.definitions, in: reduction.presolve.order)
        }
        let openTies = evaluation.undeterminedTies(system)
        evaluation.evaluate(reduction.presolve.definitions, in: reduction.presolve.order)
        let values = evaluation.result()
        let threshold = Self.noise * (values.map(abs).max() ?? 0)
        var needed = places.map { abs(values[multipliers[$0]]) > threshold }
        if openTies.isEmpty { return needed }
        let face = OptimalFace(system, &reduction, undeterminedTies: openTies)
        if system.isStopped { return nil }
        var solver = FaceSolver(face, work: system.work)
        guard let vanishing = solver.vanishing(rounding: threshold) else { return nil }
        for (tie, vanishes) in zip(face.ties, vanishing) { needed[Int(tie)] = !vanishes }
        return needed
    }

    /// A multiplier smaller than this share of the largest counts as 0.
    static let noise = 1e-9
}
