extension LinearSystem {
    /// Solves the system. Never fails: required rows that can't hold together with the system's and the earlier required ones are left out, greedily, in row order.
    public func solve(from basis: LinearBasis = LinearBasis()) -> LinearSolution {
        var system = self
        return system.solve(from: basis) { _, _ in }
    }

    /// Adds ties to a system, given which of its variables are undetermined: a tie of other variables alone may be left out.
    public typealias TieWriter = (_ system: inout LinearSystem, _ isUndetermined: (_ variable: Int) -> Bool) -> Void

    /// Whether all required rows hold together.
    public var canHold: Bool {
        let reduction = Reduction(self, skipping: RowSet(rowCount: rowCount), goal: .feasibility)
        return unusable.isEmpty && reduction.isFeasible && reduction.presolve.contradictions.isEmpty
    }

    /// Solves a system whose ties are only added where the rows leave something open.
    public mutating func solve(from basis: LinearBasis = LinearBasis(), addingTies addTies: TieWriter) -> LinearSolution
    {
        let writesTies = tieCount == 0
        var unusable = RowSet(rowCount: rowCount)
        for row in self.unusable { unusable.insert(row) }
        var solution = solve(from: basis, skipping: unusable, addTies)
        for _ in 0..<Self.secondThoughts {
            guard !isStopped, let row = refine(&solution, skipping: unusable) else { break }
            unusable.insert(row)
            for row in solution.broken { unusable.insert(row) }
            // Other variables may be open now.
            if writesTies { removeTies() }
            solution = solveForced(skipping: unusable, addTies)
        }
        return solution
    }

    /// How many rows may be left out because rounding kept them from holding.
    private static var secondThoughts: Int { 8 }

    private mutating func solve(
        from basis: LinearBasis, skipping unusable: RowSet, _ addTies: TieWriter
    ) -> LinearSolution {
        var first = Reduction(self, skipping: unusable, goal: .optimum, from: basis)
        if first.isFeasible { return finish(&first, skipped: unusable, addTies) }
        var skipped = unusable
        for row in Conflicts(self).greedilyBroken() { skipped.insert(row) }
        return solveForced(skipping: skipped, addTies)
    }

    /// Solves without looking for conflicts: bounds that can't hold are violated as little as possible.
    mutating func solveForced(
        skipping skipped: RowSet, _ addTies: TieWriter = { _, _ in }
    ) -> LinearSolution {
        var reduction = Reduction(self, skipping: skipped, goal: .forcedOptimum)
        return finish(&reduction, skipped: skipped, addTies)
    }

    /// Applies the ties and evaluates every variable.
    private mutating func finish(
        _ reduction: inout Reduction, skipped: RowSet, _ addTies: TieWriter
    ) -> LinearSolution {
        var broken = skipped
        for row in reduction.presolve.contradictions { broken.insert(row) }
        var evaluation = Evaluation(reduction, variableCount: variableCount)
        if !evaluation.isDetermined {
            evaluation.spreadUndetermined(reduction)
            if tieCount == 0 { addTies(&self) { evaluation.isUndetermined[$0] } }
        }
        var face = OptimalFace()
        var didRunOut = reduction.solver.didRunOut
        var work = reduction.solver.work
        let undeterminedTies = evaluation.undeterminedTies(self)
        if !undeterminedTies.isEmpty {
            face = OptimalFace(self, &reduction, undeterminedTies: undeterminedTies)
            var solver = FaceSolver(face)
            solver.applyTies()
            if solver.didRunOut { didRunOut = true }
            work += solver.work
            for (index, variable) in face.variables.enumerated() { evaluation.set(variable, solver.values[index]) }
            for index in 0..<solver.inexact.count { evaluation.setInexact(face.variables[Int(solver.inexact[index])]) }
        }
        evaluation.evaluate(reduction)
        evaluation.spreadInexact(reduction)
        return LinearSolution(
            values: evaluation.result(),
            broken: broken.ascending.filter { rows[$0].isRequired },
            isDetermined: evaluation.isDetermined, isInexact: Array(evaluation.isInexact.copied()),
            isDoubtful: Array(evaluation.isDoubtful.copied()), didRunOut: didRunOut, work: work,
            basis: reduction.solver.basis, face: face)
    }

    /// Per tie, whether its expression is still undetermined after every priority, before any tie is applied.
    public func openTies(in solution: LinearSolution) -> [Bool] {
        var isOpen = [Bool](repeating: false, count: tieCount)
        if !solution.isDetermined {
            var solver = FaceSolver(solution.face)
            solver.findOpenTies { isOpen[$0] = true }
        }
        return isOpen
    }

    /// The values each tie's expression could take with every priority as good as in `solution`, before any tie; nil ends are open, and nil is what it would take too much
    /// work to find.
    public func ranges(ofTies ties: [Int], in solution: LinearSolution) -> [(lower: Double?, upper: Double?)?] {
        let places = ties.map { solution.face.place(ofTie: $0) }
        var solver = FaceSolver(solution.face)
        var open = solver.ranges(ofTiesAt: places.compactMap(\.self), limit: Self.rangeBudget).makeIterator()
        return zip(ties, places).map { tie, place in
            if place != nil, let range = open.next() { return range }
            let value = value(ofTie: tie, in: solution)
            return (value, value)
        }
    }

    /// How many terms pivots may write in search of ranges: tenths of a second's worth.
    private static var rangeBudget: Int { 100_000_000 }

    /// As `ranges(ofTies:in:)`, of one tie; both ends are nil where it would take too much work to find them.
    public func range(ofTie tie: Int, in solution: LinearSolution) -> (lower: Double?, upper: Double?) {
        ranges(ofTies: [tie], in: solution)[0] ?? (nil, nil)
    }

    private func value(ofTie tie: Int, in solution: LinearSolution) -> Double {
        (ties[tie].start..<ties[tie].end).reduce(ties[tie].constant) { sum, term in
            sum + termCoefficients[term] * solution.values[Int(termVariables[term])]
        }
    }

    /// For each broken row, in order, an irreducible set that conflicts with it: of the required rows before it that hold in `solution`, what is left by trying to drop
    /// members newest first; ascending, with the broken row last. System rows and variable bounds are background, not members. Nil from where it would take too much
    /// work to go on.
    public func conflicts(in solution: LinearSolution) -> [[Int]?] {
        let conflicts = Conflicts(self, broken: solution.broken)
        var budget = Self.conflictBudget
        return solution.broken.map { row in
            if unusable.contains(row) { return [row] }
            return budget < 0 || isStopped ? nil : conflicts.irreducible(row, budget: &budget)
        }
    }

    /// How many terms pivots may write and rows be read in search of conflicting sets: some seconds' worth.
    private static var conflictBudget: Int { 300_000_000 }
}
