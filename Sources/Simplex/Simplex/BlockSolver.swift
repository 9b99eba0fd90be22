/// Solves the blocks of a set of forms, one after another, in the same storage: first whether the bounds can hold, then each priority.
///
/// Afterwards the boxes of the quantities describe the optimal face: lower = upper for a determined column.
struct BlockSolver: ~Copyable {
    private(set) var forms: Forms
    private var simplex = PiecewiseLinearSimplex()
    private var localOf: FlatArray<Int32>
    private var globalOf = FlatArray<Int32>()
    private var cursor = FlatArray<Int32>()
    /// The value of each column.
    private(set) var value: FlatArray<Double>
    /// Whether the column is determined after every priority.
    private(set) var isDetermined: FlatArray<Bool>

    /// How many terms pivots have written.
    var work: Int { simplex.tableau.work }

    init(_ forms: consuming Forms) {
        localOf = FlatArray(repeating: -1, count: forms.columns.count)
        value = FlatArray(repeating: 0, count: forms.columns.count)
        isDetermined = FlatArray(repeating: false, count: forms.columns.count)
        self.forms = forms
    }

    /// Solves every block. False, at the first block whose bounds can't hold, unless forced to go on with the least violation.
    mutating func solve(_ blocks: borrowing Blocks, feasibilityOnly: Bool, isForced: Bool) -> Bool {
        for block in 0..<blocks.count {
            if blocks.formStart[block] == blocks.formStart[block + 1] {
                if !feasibilityOnly { solveColumn(Int(blocks.columns[blocks.columnStart[block]])) }
                continue
            }
            load(blocks, block)
            if !reachFeasibility() && !isForced { return false }
            if !feasibilityOnly {
                minimisePriorities()
                store()
            }
        }
        return true
    }

    private func solveColumn(_ column: Int) {
        var lower = forms.lower[column]
        var upper = forms.upper[column]
        SingleColumn.solve(forms.pieces, forms.pieces.range(of: column), lower: &lower, upper: &upper)
        forms.lower[column] = lower
        forms.upper[column] = upper
        isDetermined[column] = Tolerance.isPoint(lower, upper)
        value[column] = isDetermined[column] ? lower : min(max(0, lower), upper)
    }

    /// Every column starts in its box, where its most important error is least.
    private mutating func load(_ blocks: borrowing Blocks, _ block: Int) {
        simplex.reset()
        globalOf.removeAll()
        cursor.removeAll()
        for index in Int(blocks.columnStart[block])..<Int(blocks.columnStart[block + 1]) {
            let column = Int(blocks.columns[index])
            localOf[column] = Int32(truncatingIfNeeded: globalOf.count)
            addGlobal(column)
            let pieces = forms.pieces.range(of: column)
            let wish = pieces.isEmpty ? 0 : forms.pieces[pieces.lowerBound].position
            let lower = forms.lower[column]
            let upper = forms.upper[column]
            simplex.addColumn(value: min(max(wish, lower), upper), lower: lower, upper: upper)
        }
        for index in Int(blocks.formStart[block])..<Int(blocks.formStart[block + 1]) {
            let form = Int(blocks.forms[index])
            let quantity = forms.columns.count + form
            addGlobal(quantity)
            _ = simplex.beginForm(lower: forms.lower[quantity], upper: forms.upper[quantity])
            for term in Int(forms.formStart[form])..<Int(forms.formStart[form + 1]) {
                simplex.addFormTerm(forms.termCoefficients[term], Int(localOf[forms.termColumns[term]]))
            }
        }
    }

    private mutating func addGlobal(_ quantity: Int) {
        globalOf.append(Int32(truncatingIfNeeded: quantity))
        cursor.append(Int32(truncatingIfNeeded: forms.pieces.range(of: quantity).lowerBound))
    }

    // MARK: Levels

    /// Level 0: the violations of the bounds are the errors, and the boxes are open. Afterwards the boxes are the bounds, widened by what rounding leaves.
    private mutating func reachFeasibility() -> Bool {
        if violation() == 0 { return true }
        simplex.beginLevel()
        for local in 0..<globalOf.count {
            let lower = simplex.lower[local]
            let upper = simplex.upper[local]
            if lower == -.infinity && upper == .infinity { continue }
            simplex.errors.begin(local, slope: lower == -.infinity ? 0 : -1)
            if lower > -.infinity { simplex.errors.addBreakpoint(local, lower, increase: lower == upper ? 2 : 1) }
            if upper < .infinity && lower < upper { simplex.errors.addBreakpoint(local, upper, increase: 1) }
            simplex.lower[local] = -.infinity
            simplex.upper[local] = .infinity
        }
        _ = simplex.minimise()
        for local in 0..<globalOf.count {
            simplex.lower[local] = forms.lower[globalOf[local]]
            simplex.upper[local] = forms.upper[globalOf[local]]
        }
        let isFeasible = violation() <= 1
        for local in 0..<globalOf.count {
            simplex.lower[local] = min(simplex.lower[local], simplex.value[local])
            simplex.upper[local] = max(simplex.upper[local], simplex.value[local])
        }
        return isFeasible
    }

    /// The largest violation of a box, in units of what is still feasible.
    private func violation() -> Double {
        var largest = 0.0
        for local in 0..<globalOf.count {
            let value = simplex.value[local]
            if value < simplex.lower[local] {
                let scale = forms.lowerScale[globalOf[local]]
                largest = max(largest, (simplex.lower[local] - value) / Tolerance.feasibility(scale))
            } else if value > simplex.upper[local] {
                let scale = forms.upperScale[globalOf[local]]
                largest = max(largest, (value - simplex.upper[local]) / Tolerance.feasibility(scale))
            }
        }
        return largest
    }

    private mutating func minimisePriorities() {
        while let priority = nextPriority() {
            simplex.beginLevel()
            for local in 0..<globalOf.count { loadError(local, priority) }
            if simplex.errors.costed.isEmpty { continue }
            _ = simplex.minimise()
            simplex.shrinkBoxes()
        }
    }

    private func nextPriority() -> Double? {
        var priority: Double?
        for local in 0..<globalOf.count {
            let place = Int(cursor[local])
            if place == forms.pieces.range(of: Int(globalOf[local])).upperBound { continue }
            priority = max(priority ?? -.infinity, forms.pieces[place].priority)
        }
        return priority
    }

    /// The quantity's error at this priority. Breakpoints outside the box only add to the slope inside it.
    private mutating func loadError(_ local: Int, _ priority: Double) {
        let first = Int(cursor[local])
        let limit = forms.pieces.range(of: Int(globalOf[local])).upperBound
        var end = first
        var slope = 0.0
        while end < limit && forms.pieces[end].priority == priority {
            slope -= forms.pieces[end].below
            end += 1
        }
        if end == first { return }
        cursor[local] = Int32(truncatingIfNeeded: end)
        if !simplex.isMovable(local) { return }
        let lower = simplex.lower[local]
        let upper = simplex.upper[local]
        let lowest = lower == -.infinity ? lower : lower + Tolerance.nearness(lower)
        let highest = upper == .infinity ? upper : upper - Tolerance.nearness(upper)
        simplex.errors.begin(local, slope: slope)
        for index in first..<end {
            let piece = forms.pieces[index]
            if piece.position <= lowest {
                simplex.errors.raiseFirstSlope(local, piece.below + piece.above)
            } else if piece.position < highest {
                simplex.errors.addBreakpoint(local, piece.position, increase: piece.below + piece.above)
            }
        }
    }

    private func store() {
        for local in 0..<globalOf.count {
            let quantity = Int(globalOf[local])
            forms.lower[quantity] = simplex.lower[local]
            forms.upper[quantity] = simplex.upper[local]
            if quantity < forms.columns.count {
                value[quantity] = simplex.value[local]
                isDetermined[quantity] = !simplex.isMovable(local)
            }
        }
    }
}
