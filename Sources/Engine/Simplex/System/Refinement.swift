extension LinearSystem {
    /// If rows that hold are missed by more than rounding, improves the values once by solving for the correction: the
    /// same system with the values as origin, so that the errors of the second solution are relative to the correction.
    /// Returns the first required row that is still missed: the last safeguard against a silently wrong answer.
    func refine(_ solution: inout LinearSolution, skipping unusable: RowSet) -> Int? {
        var skipped = unusable
        for row in solution.broken { skipped.insert(row) }
        solution.clamp(to: lowerBounds)
        var misses = misses(of: solution.values, skipping: skipped)
        if misses.largest > Tolerance.residual {
            let correction = shifted(by: solution.values).solvedForced(skipping: skipped).values
            var refined = solution
            for index in refined.values.indices { refined.values[index] += correction[index] }
            refined.clamp(to: lowerBounds)
            let after = self.misses(of: refined.values, skipping: skipped)
            if after.largest < misses.largest {
                solution = refined
                misses = after
            }
        }
        if !solution.isDoubtful.isEmpty { markSensitive(in: &solution, skipping: skipped) }
        mark(misses.rounded, in: &solution)
        markExploded(in: &solution)
        return misses.firstRequired
    }

    /// Marks doubtful values as off if they depend on the rounding of the constants, that is, if they move when every
    /// constant changes by its last digit.
    private func markSensitive(in solution: inout LinearSolution, skipping skipped: RowSet) {
        let response = shifted(by: solution.values, isRounded: true).solvedForced(skipping: skipped).values
        for variable in solution.isDoubtful.indices where solution.isDoubtful[variable] {
            let limit = Tolerance.sensitivity * max(1, abs(solution.values[variable]))
            if !(abs(response[variable]) <= limit) { solution.setInexact(variable) }
        }
    }

    private func solvedForced(skipping skipped: RowSet) -> LinearSolution {
        var system = self
        return system.solveForced(skipping: skipped)
    }

    /// Marks the values of the rows' variables as possibly off.
    private func mark(_ rounded: [Int], in solution: inout LinearSolution) {
        for row in rounded {
            for term in rows[row].start..<rows[row].end { solution.setInexact(Int(terms[term].variable)) }
        }
    }

    /// Marks values that are too large to be intended.
    private func markExploded(in solution: inout LinearSolution) {
        let limit = Tolerance.growth * largestConstant
        for variable in 0..<variableCount where abs(solution.values[variable]) > limit {
            solution.setInexact(variable)
        }
    }

    /// The same system with the values as its origin. If rounded, each constant is off by its last digit, some up and
    /// some down.
    private func shifted(by values: [Double], isRounded: Bool = false) -> LinearSystem {
        var shifted = self
        var dice = Dice()
        for variable in 0..<variableCount { shifted.lowerBounds[variable] -= values[variable] }
        for index in rows.indices {
            shifted.rows[index].constant = -sum(
                rows[index].start..<rows[index].end, at: values, addedTo: -rows[index].constant)
            if isRounded {
                shifted.rows[index].constant += rows[index].constant.ulp * (dice.next() % 2 == 0 ? 1 : -1)
            }
        }
        for index in ties.indices {
            shifted.ties[index].constant = sum(
                ties[index].start..<ties[index].end, at: values, addedTo: ties[index].constant)
        }
        return shifted
    }

    /// The constant + Σ coefficient × value, with the rounding of each product and sum carried along.
    private func sum(_ terms: Range<Int>, at values: [Double], addedTo constant: Double) -> Double {
        var sum = constant
        var carried = 0.0
        for term in terms {
            let coefficient = self.terms[term].coefficient
            let value = values[Int(self.terms[term].variable)]
            let product = coefficient * value
            carried += (-product).addingProduct(coefficient, value)
            let next = sum + product
            carried += abs(sum) >= abs(product) ? (sum - next) + product : (product - next) + sum
            sum = next
        }
        return sum + carried
    }

    private struct Misses {
        /// The largest miss of a row that must hold, as a share of its largest term.
        var largest = 0.0
        /// The first required row that is missed by more than rounding.
        var firstRequired: Int?
        /// The required rows whose numbers are so large that their rounding matters.
        var rounded: [Int] = []
    }

    private func misses(of values: [Double], skipping skipped: RowSet) -> Misses {
        var misses = Misses()
        let limit = Tolerance.growth * largestConstant
        rows.withUnsafeBufferPointer { rows in
            terms.withUnsafeBufferPointer { terms in
                values.withUnsafeBufferPointer { values in
                    for index in 0..<rowCount {
                        let row = rows[index]
                        if !row.isFirm || skipped.contains(index) { continue }
                        let (miss, scale) = Self.miss(row, terms, values, limit)
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

    /// The amount by which a row is missed, infinite on overflow, and its largest term, coefficient or constant up to a
    /// limit. Without the limit an exploded answer would excuse itself.
    @inline(__always) private static func miss(
        _ row: Row, _ terms: UnsafeBufferPointer<Term>, _ values: UnsafeBufferPointer<Double>, _ limit: Double
    ) -> (miss: Double, scale: Double) {
        // The residue of an equation of known numbers may be their rounding.
        var scale = row.start == row.end ? max(abs(row.constant), 0.01) : abs(row.constant)
        var sum = -row.constant
        for term in row.start..<row.end {
            let product = terms[term].coefficient * values[Int(terms[term].variable)]
            scale = max(scale, min(abs(product), limit), abs(terms[term].coefficient))
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
