extension LinearSystem {
    /// Improves the values once by solving for the correction when rows that hold are missed by more than rounding: the same system around the values as origin, so that
    /// the errors of the second solution are relative to the correction. Returns the first required row that is missed all the same: the last resort against an answer that
    /// is silently wrong.
    func refine(_ solution: inout LinearSolution, skipping unusable: RowSet) -> Int? {
        var skipped = unusable
        for row in solution.broken { skipped.insert(row) }
        solution.clamp(to: lowerBounds)
        let before = misses(of: solution.values, skipping: skipped)
        if before.largest <= Tolerance.residual {
            mark(before.rounded, in: &solution)
            markExploded(in: &solution)
            return nil
        }
        var around = shifted(by: solution.values)
        let correction = around.solveForced(skipping: skipped).values
        var refined = solution
        for index in refined.values.indices { refined.values[index] += correction[index] }
        refined.clamp(to: lowerBounds)
        let after = misses(of: refined.values, skipping: skipped)
        let isBetter = after.largest < before.largest
        if isBetter { solution = refined }
        mark(isBetter ? after.rounded : before.rounded, in: &solution)
        markExploded(in: &solution)
        return isBetter ? after.firstRequired : before.firstRequired
    }

    /// Says of the rows' variables that their values may be off.
    private func mark(_ rounded: [Int], in solution: inout LinearSolution) {
        for row in rounded {
            for term in rows[row].start..<rows[row].end { solution.setInexact(Int(termVariables[term])) }
        }
    }

    /// Says so of values too large to have been meant.
    private func markExploded(in solution: inout LinearSolution) {
        let limit = Tolerance.growth * largestConstant
        for variable in 0..<variableCount where abs(solution.values[variable]) > limit {
            solution.setInexact(variable)
        }
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

    private struct Misses {
        /// The largest amount by which a row that must hold is missed, as a share of its largest term.
        var largest = 0.0
        /// The first required row that is missed by more than rounding.
        var firstRequired: Int?
        /// The required rows of numbers so large that their rounding can be seen.
        var rounded: [Int] = []
    }

    private func misses(of values: [Double], skipping skipped: RowSet) -> Misses {
        var misses = Misses()
        let limit = Tolerance.growth * largestConstant
        termVariables.withUnsafeBufferPointer { variables in
            termCoefficients.withUnsafeBufferPointer { coefficients in
                values.withUnsafeBufferPointer { values in
                    for index in 0..<rowCount {
                        let row = rows[index]
                        if !row.isFirm || skipped.contains(index) { continue }
                        let (miss, scale) = Self.miss(row, variables, coefficients, values, limit)
                        if miss <= 0 { continue }
                        misses.largest = max(misses.largest, miss / scale)
                        if miss <= Tolerance.openness || !row.isRequired { continue }
                        if miss <= Tolerance.visible(scale) {
                            misses.rounded.append(index)
                        } else if misses.firstRequired == nil {
                            misses.firstRequired = index
                        }
                    }
                }
            }
        }
        return misses
    }

    /// The amount by which a row is missed, infinite where the numbers overflow, and its largest term up to a limit, coefficient or constant, whichever is most. Without the
    /// limit an answer that exploded would excuse itself.
    @inline(__always) private static func miss(
        _ row: Row, _ variables: UnsafeBufferPointer<Int32>, _ coefficients: UnsafeBufferPointer<Double>,
        _ values: UnsafeBufferPointer<Double>, _ limit: Double
    ) -> (miss: Double, scale: Double) {
        // What is left of an equation whose numbers are all known may be their rounding.
        var scale = row.start == row.end ? max(abs(row.constant), 0.01) : abs(row.constant)
        var sum = -row.constant
        for term in row.start..<row.end {
            let product = coefficients[term] * values[Int(variables[term])]
            scale = max(scale, min(abs(product), limit), abs(coefficients[term]))
            sum += product
        }
        if !sum.isFinite { return (.infinity, 1) }
        switch row.relation {
        case .equal: return (abs(sum), scale)
        case .lessThanOrEqual: return (sum, scale)
        case .greaterThanOrEqual: return (-sum, scale)
        }
    }
}
