extension LinearSystem {
    /// Solves the system. Never fails: required rows that can't hold together with the system's and the earlier required ones are left out, greedily, in row order.
    public func solve() -> LinearSolution {
        var unusable = RowSet(rowCount: rowCount)
        for index in rows.indices where !isFinite(rows[index]) { unusable.insert(index) }
        var solution = refined(solve(skipping: unusable), skipping: unusable).within(lowerBounds)
        for _ in 0..<Self.secondThoughts {
            guard let row = firstMissedRow(solution, skipping: unusable) else { break }
            unusable.insert(row)
            for row in solution.broken { unusable.insert(row) }
            solution = refined(solveForced(skipping: unusable), skipping: unusable).within(lowerBounds)
        }
        return solution
    }

    /// How many rows may be left out because rounding kept them from holding.
    private static var secondThoughts: Int { 8 }

    private func solve(skipping unusable: RowSet) -> LinearSolution {
        var first = Reduction(self, skipping: unusable, goal: .optimum)
        if first.isFeasible { return finish(&first, skipped: unusable) }
        var skipped = unusable
        for row in Conflicts(self, skipping: unusable).greedilyBroken() { skipped.insert(row) }
        return solveForced(skipping: skipped)
    }

    /// Solves without looking for conflicts: bounds that can't hold are violated as little as possible.
    func solveForced(skipping skipped: RowSet) -> LinearSolution {
        var reduction = Reduction(self, skipping: skipped, goal: .forcedOptimum)
        return finish(&reduction, skipped: skipped)
    }

    /// Applies the ties and evaluates every variable.
    private func finish(_ reduction: inout Reduction, skipped: RowSet) -> LinearSolution {
        var broken = skipped
        for row in reduction.presolve.contradictions { broken.insert(row) }
        let evaluation = Evaluation(reduction, variableCount: variableCount)
        var isTieOpen = [Bool](repeating: false, count: tieCount)
        var face = OptimalFace()
        if evaluation.isDetermined {
            evaluation.evaluate(reduction)
        } else {
            face = OptimalFace(self, &reduction, undeterminedTies: evaluation.undeterminedTies(self, reduction))
            var solver = FaceSolver(face)
            solver.applyTies { isTieOpen[$0] = true }
            for (index, variable) in face.variables.enumerated() { evaluation.set(variable, solver.values[index]) }
            evaluation.evaluate(reduction)
        }
        return LinearSolution(
            values: evaluation.result(),
            broken: broken.ascending.filter { rows[$0].strength == .required }, isTieOpen: isTieOpen, face: face)
    }

    /// The values the tie's expression could take with every priority as good as in `solution`, before any tie; nil ends are open.
    public func range(ofTie tie: Int, in solution: LinearSolution) -> (lower: Double?, upper: Double?) {
        guard let place = solution.face.place(ofTie: tie) else {
            var value = ties[tie].constant
            for term in ties[tie].start..<ties[tie].end {
                value += termCoefficients[term] * solution.values[Int(termVariables[term])]
            }
            return (value, value)
        }
        var solver = FaceSolver(solution.face)
        return solver.range(ofTieAt: place)
    }

    /// Of the required rows before `row` that hold in `solution`, an irreducible set that conflicts with `row`, ascending and with `row` last: what is left by trying to
    /// drop members newest first, `row` never. System rows and variable bounds are background, not members. Empty when `row` doesn't conflict.
    public func conflict(of row: Int, in solution: LinearSolution) -> [Int] {
        guard isFinite(rows[row]) else { return [row] }
        var skipped = RowSet(rowCount: rowCount)
        for index in rows.indices where !isFinite(rows[index]) || (index > row && rows[index].strength == .required) {
            skipped.insert(index)
        }
        for index in solution.broken where index != row { skipped.insert(index) }
        return Conflicts(self, skipping: skipped).irreducible(row)
    }
}
