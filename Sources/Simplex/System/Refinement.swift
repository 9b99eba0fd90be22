extension LinearSystem {
    /// The solution, its values improved once by solving for the correction when rows that hold are missed by more than rounding: the same system around the values as
    /// origin, so that the errors of the second solution are relative to the correction.
    func refined(_ solution: LinearSolution, skipping unusable: RowSet) -> LinearSolution {
        var skipped = unusable
        for row in solution.broken { skipped.insert(row) }
        let before = residual(solution.values, skipping: skipped)
        if before <= Tolerance.residual { return solution }
        let correction = shifted(by: solution.values).solveForced(skipping: skipped).values
        var refined = solution
        for index in refined.values.indices { refined.values[index] += correction[index] }
        return residual(refined.values, skipping: skipped) < before ? refined : solution
    }

    /// The same system with the values as its origin.
    private func shifted(by values: [Double]) -> LinearSystem {
        var shifted = self
        for variable in 0..<variableCount { shifted.lowerBounds[variable] -= values[variable] }
        for index in rows.indices {
            shifted.rows[index].constant -= sum(rows[index].start..<rows[index].end, at: values)
        }
        for index in ties.indices {
            shifted.ties[index].constant += sum(ties[index].start..<ties[index].end, at: values)
        }
        return shifted
    }

    /// Σ coefficient × value, with the rounding of each product and sum carried along.
    private func sum(_ terms: Range<Int>, at values: [Double]) -> Double {
        var sum = 0.0
        var carried = 0.0
        for term in terms {
            let value = values[Int(termVariables[term])]
            let product = termCoefficients[term] * value
            carried += (-product).addingProduct(termCoefficients[term], value)
            let next = sum + product
            carried += abs(sum) >= abs(product) ? (sum - next) + product : (product - next) + sum
            sum = next
        }
        return sum + carried
    }

    /// The largest amount by which a row that must hold is missed.
    private func residual(_ values: [Double], skipping skipped: RowSet) -> Double {
        var largest = 0.0
        for index in rows.indices where rows[index].strength.isFirm && !skipped.contains(index) {
            largest = max(largest, miss(rows[index], values))
        }
        return largest
    }

    /// The first required row that the solution claims to hold and misses by more than rounding: the last resort against an answer that is silently wrong.
    func firstMissedRow(_ solution: LinearSolution, skipping skipped: RowSet) -> Int? {
        var skipped = skipped
        for row in solution.broken { skipped.insert(row) }
        return rows.indices.first {
            rows[$0].strength == .required && !skipped.contains($0)
                && miss(rows[$0], solution.values) > Tolerance.openness
        }
    }

    /// The amount by which a row is missed, relative to its largest term, coefficient or constant, whichever is most; infinite where the numbers overflow.
    private func miss(_ row: Row, _ values: [Double]) -> Double {
        // What is left of an equation whose numbers are all known may be their rounding.
        var scale = row.start == row.end ? max(abs(row.constant), 0.01) : abs(row.constant)
        var sum = -row.constant
        for term in row.start..<row.end {
            let product = termCoefficients[term] * values[Int(termVariables[term])]
            scale = max(scale, abs(product), abs(termCoefficients[term]))
            sum += product
        }
        if !sum.isFinite { return .infinity }
        let miss: Double
        switch row.relation {
        case .equal: miss = abs(sum)
        case .lessThanOrEqual: miss = sum
        case .greaterThanOrEqual: miss = -sum
        }
        return miss > 0 ? miss / scale : 0
    }
}
