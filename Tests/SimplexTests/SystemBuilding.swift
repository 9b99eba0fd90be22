import Simplex

extension LinearSystem {
    /// Adds the row Σ coefficient × variable RELATION constant.
    @discardableResult
    mutating func row(
        _ terms: [(Double, Int)], _ relation: LinearRelation, _ constant: Double, _ strength: LinearStrength = .required
    ) -> Int {
        for (coefficient, variable) in terms { addTerm(coefficient, variable) }
        return endRow(relation, constant, strength)
    }

    /// Adds the tie |Σ coefficient × variable + constant|.
    @discardableResult
    mutating func tie(_ terms: [(Double, Int)], plus constant: Double = 0) -> Int {
        for (coefficient, variable) in terms { addTerm(coefficient, variable) }
        return endTie(constant)
    }
}

/// Whether two numbers agree as far as a layout can show.
func isNear(_ one: Double, _ other: Double, _ tolerance: Double = 1e-6) -> Bool {
    abs(one - other) <= tolerance * max(1, abs(other))
}

func areNear(_ ones: [Double], _ others: [Double], _ tolerance: Double = 1e-6) -> Bool {
    ones.count == others.count && zip(ones, others).allSatisfy { isNear($0, $1, tolerance) }
}
