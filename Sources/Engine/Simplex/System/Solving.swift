extension LinearSystem {
    /// Solves the system. Never fails: required rows that contradict the system's rows and earlier required ones are
    /// left out, greedily, in row order.
    public func solve(from basis: LinearBasis = LinearBasis()) -> LinearSolution {
        var system = self
        return system.solve(from: basis) { _, _ in }
    }

    /// Adds ties to a system, given which of its variables are undetermined. Ties with only determined variables may be
    /// left out.
    public typealias TieWriter = (_ system: inout LinearSystem, _ isUndetermined: (_ variable: Int) -> Bool) -> Void

    /// Whether all required rows hold together.
    public var canHold: Bool {
        unusable.isEmpty && Feasibility(self, skipping: RowSet(rowCount: rowCount)).canHold
    }

    /// Solves a system whose ties are added only if the rows leave something open.
    public mutating func solve(from basis: LinearBasis = LinearBasis(), addingTies addTies: TieWriter) -> LinearSolution
    {
        let writesTies = tieCount == 0
        var unusable = RowSet(rowCount: rowCount)
        for row in self.unusable { unusable.insert(row) }
        let solution = solve(from: basis, skipping: unusable, addTies)
        return refined(solution, skipping: &unusable, writesTies, addTies)
    }

    /// Solves a system again of which a few rows were changed, or added at the end, since the trace was made; a nil
    /// trace solves it from nothing. The solution is the same to the last bit either way.
    ///
    /// The system must be the one that made the trace. Afterwards the trace is of this solve, or nil if the next one
    /// can't go on from it.
    public mutating func solve(
        replaying trace: inout LinearTrace?, addingTies addTies: TieWriter
    ) -> LinearSolution {
        let writesTies = tieCount == 0
        guard unusable.isEmpty else {
            trace = nil
            return solve(addingTies: addTies)
        }
        settleConstants()
        var unusable = RowSet(rowCount: rowCount)
        let made = LinearTrace(of: self, skipping: unusable, after: trace)
        forgetChanges()
        trace = made.isUsable && !isStopped ? made : nil
        let solution =
            made.reduction.isFeasible
            ? finish(&made.reduction, skipped: unusable, addTies) : solveLeavingOut(unusable, addTies)
        return refined(solution, skipping: &unusable, writesTies, addTies)
    }

    /// Leaves out rows that rounding keeps from holding.
    private mutating func refined(
        _ found: consuming LinearSolution, skipping unusable: inout RowSet, _ writesTies: Bool, _ addTies: TieWriter
    ) -> LinearSolution {
        var solution = found
        for _ in 0..<Self.maxRowsLostToRounding {
            guard !isStopped && !solution.didRunOut, let row = refine(&solution, skipping: unusable) else { break }
            unusable.insert(row)
            for row in solution.broken { unusable.insert(row) }
            // Leaving out a row may have opened other variables.
            if writesTies { removeTies() }
            solution = solveForced(skipping: unusable, addTies)
        }
        return solution
    }

    /// How many rows may be left out because rounding kept them from holding.
    private static var maxRowsLostToRounding: Int { 8 }

    private mutating func solve(
        from basis: LinearBasis, skipping unusable: RowSet, _ addTies: TieWriter
    ) -> LinearSolution {
        var first = Reduction(self, skipping: unusable, from: basis)
        return first.isFeasible
            ? finish(&first, skipped: unusable, addTies) : solveLeavingOut(unusable, addTies)
    }

    /// Solves without the rows that can't hold together with earlier ones.
    private mutating func solveLeavingOut(_ unusable: RowSet, _ addTies: TieWriter) -> LinearSolution {
        var skipped = unusable
        let sought = withHalfOfWork
        for row in ConflictSearch(sought).greedilyBroken() { skipped.insert(row) }
        var solution = solveForced(skipping: skipped, addTies)
        if sought.isStopped { solution.giveUp() }
        return solution
    }

    /// Solves without looking for conflicts: bounds that can't hold are violated as little as possible.
    mutating func solveForced(
        skipping skipped: RowSet, _ addTies: TieWriter = { _, _ in }
    ) -> LinearSolution {
        var reduction = Reduction(self, skipping: skipped, isForced: true)
        return finish(&reduction, skipped: skipped, addTies)
    }

    /// Applies the ties and evaluates every variable.
    private mutating func finish(
        _ reduction: inout Reduction, skipped: RowSet, _ addTies: TieWriter
    ) -> LinearSolution {
        var broken = skipped
        for row in reduction.presolve.contradictions { broken.insert(row) }
        var evaluation = Evaluation(
            reduction.solver.solution, of: reduction.solver.forms.columns, reduction.presolve.definitions,
            variableCount: variableCount)
        if !evaluation.isDetermined {
            evaluation.spreadUndetermined(reduction.presolve.definitions, in: reduction.presolve.order)
            if tieCount == 0 { addTies(&self) { evaluation.isUndetermined[$0] } }
        }
        var face = OptimalFace()
        var didRunOut = reduction.solver.didRunOut
        let undeterminedTies = evaluation.undeterminedTies(self)
        if !undeterminedTies.isEmpty {
            face = OptimalFace(self, &reduction, undeterminedTies: undeterminedTies)
            var solver = FaceSolver(face, work: work)
            solver.applyTies()
            if solver.didRunOut || face.isCut || isStopped { didRunOut = true }
            for (index, variable) in face.variables.enumerated() { evaluation.set(variable, solver.values[index]) }
            for index in 0..<solver.inexact.count { evaluation.setInexact(face.variables[Int(solver.inexact[index])]) }
        }
        evaluation.evaluate(reduction.presolve.definitions, in: reduction.presolve.order)
        evaluation.spreadInexact(reduction.presolve.definitions, in: reduction.presolve.order)
        return LinearSolution(
            values: evaluation.result(),
            broken: broken.ascending.filter { rows[$0].isRequired },
            isDetermined: evaluation.isDetermined, isInexact: evaluation.isInexact.copied(),
            isDoubtful: evaluation.isDoubtful.copied(), didRunOut: didRunOut,
            basis: reduction.solver.basis, face: face)
    }

    /// For each tie, whether its expression is still undetermined after every priority, before any tie is applied.
    public func openTies(in solution: LinearSolution) -> [Bool] {
        var isOpen = [Bool](repeating: false, count: tieCount)
        if !solution.isDetermined && !isStopped {
            var solver = FaceSolver(solution.face, work: work)
            solver.findOpenTies { isOpen[$0] = true }
        }
        return isOpen
    }

    /// The range of each tie's expression with every priority as good as in `solution`, before any tie. An end is nil
    /// if unbounded; a range is nil if finding it would take too much work.
    public func ranges(ofTies ties: [Int], in solution: LinearSolution) -> [(lower: Double?, upper: Double?)?] {
        let places = ties.map { solution.face.place(ofTie: $0) }
        var solver = FaceSolver(solution.face, work: withHalfOfWork.work)
        var open = solver.ranges(ofTiesAt: places.compactMap(\.self)).makeIterator()
        return zip(ties, places).map { tie, place in
            if place != nil, let range = open.next() { return range }
            let value = value(ofTie: tie, in: solution)
            return (value, value)
        }
    }

    /// Like `ranges(ofTies:in:)` for one tie. Both ends are nil if finding them would take too much work.
    public func range(ofTie tie: Int, in solution: LinearSolution) -> (lower: Double?, upper: Double?) {
        ranges(ofTies: [tie], in: solution)[0] ?? (nil, nil)
    }

    private func value(ofTie tie: Int, in solution: LinearSolution) -> Double {
        (ties[tie].start..<ties[tie].end).reduce(ties[tie].constant) { sum, term in
            sum + terms[term].coefficient * solution.values[Int(terms[term].variable)]
        }
    }

    /// For each broken row, in order, an irreducible set of rows that conflicts with it. Candidates are the required
    /// rows before it that hold in `solution`; members are dropped newest first. Each set is ascending and ends with
    /// the broken row. System rows and variable bounds are background, not members. Nil for every row after the work
    /// runs out.
    public func conflicts(in solution: LinearSolution) -> [[Int]?] {
        if solution.broken.isEmpty { return [] }
        let sought = withHalfOfWork
        let conflicts = ConflictSearch(sought, broken: solution.broken)
        return solution.broken.map { row in
            if unusable.contains(row) { return [row] }
            return sought.isStopped ? nil : conflicts.irreducible(row)
        }
    }

    /// The same system with half of the remaining work, for answering one of several questions.
    private var withHalfOfWork: LinearSystem {
        var system = self
        system.work = work?.half() ?? LinearWork()
        return system
    }
}
