/// Solves the blocks of a set of forms one after another in the same storage: first whether the bounds can hold, then
/// each priority.
struct BlockSolver: ~Copyable {
    var forms: Forms
    var solution: BlockSolution
    var simplex = PiecewiseLinearSimplex()
    private var localOf: FlatArray<Int32>
    var globalOf = FlatArray<Int32>()
    private var cursor = FlatArray<Int32>()
    /// What the next pass compares its blocks with, if passes are recorded.
    var solved = SolvedBlocks()

    /// Whether solving a block was abandoned.
    private(set) var didRunOut = false

    /// The rests at which the quantities of the blocks start; empty if there is no known basis.
    let start: ContiguousArray<Int32>
    /// The basis at which they ended.
    var basis = LinearBasis()

    /// The number of terms that pivots have written, plus equivalent work.
    var work: Int { simplex.tableau.work }

    init(_ forms: consuming Forms, from basis: LinearBasis, work: LinearWork?) {
        simplex.limit(to: work)
        localOf = FlatArray(repeating: -1, count: forms.columns.count)
        let signature = forms.signature
        start = basis.signature == signature ? basis.rests : []
        self.basis.signature = signature
        didRunOut = forms.isCut
        solution = BlockSolution(forms)
        self.forms = forms
    }

    /// Keeps what the next pass needs to take over blocks.
    mutating func record() { solved = SolvedBlocks(columnCount: forms.columns.count) }

    /// Solves every block. Returns false at the first block whose bounds can't hold, unless forced to continue with the
    /// least violation. A block that was the same in an earlier pass that was recorded has the same solution.
    mutating func solve(
        _ blocks: borrowing Blocks, isForced: Bool, after earlier: inout BlockSolver, _ earlierBlocks: borrowing Blocks
    ) -> Bool {
        for block in 0..<blocks.count {
            if block % 16 == 0 && simplex.shouldStop { break }
            if solved.isRecording, takeOver(blocks, block, from: &earlier, earlierBlocks) { continue }
            if !solve(block, of: blocks, isForced: isForced) { return false }
        }
        return true
    }

    /// Whether the bounds in every block can hold. Those of single columns were compared when they were bound.
    mutating func canHold(_ blocks: borrowing Blocks) -> Bool {
        for block in 0..<blocks.count {
            if block % 16 == 0 && simplex.shouldStop { break }
            if blocks.hasForms(block) && !enter(block, of: blocks) { return false }
        }
        return true
    }

    /// Solves those blocks again that contain a quantity whose bounds or pieces changed. Returns false at the first
    /// block whose bounds can't hold.
    mutating func solveAgain(
        _ blocks: borrowing Blocks, where isTouched: borrowing FlatArray<Bool>, work: LinearWork?
    ) -> Bool {
        simplex.limit(to: work)
        simplex.tableau.forgetWork()
        for block in 0..<blocks.count {
            if block % 16 == 0 && simplex.shouldStop { break }
            if renew(block, of: blocks, where: isTouched) {
                if !solve(block, of: blocks, isForced: false) { return false }
            } else {
                simplex.tableau.charge(solved.work(ofBlockStartingWith: Int(blocks.columns[blocks.columnStart[block]])))
            }
        }
        return true
    }

    private mutating func solve(_ block: Int, of blocks: borrowing Blocks, isForced: Bool) -> Bool {
        if !blocks.hasForms(block) {
            solveColumn(Int(blocks.columns[blocks.columnStart[block]]))
            return true
        }
        let workBefore = work
        if !enter(block, of: blocks) && !isForced { return false }
        minimizePriorities(blocks, block)
        recordBasis()
        store()
        if solved.isRecording { solved.finish(block, blocks, work: work - workBefore) }
        return true
    }

    /// Loads the block and moves its quantities within their bounds. False if these can't hold.
    private mutating func enter(_ block: Int, of blocks: borrowing Blocks) -> Bool {
        load(blocks, block)
        if !start.isEmpty && !startFromBasis() { load(blocks, block) }
        return reachFeasibility(blocks, block)
    }

    private mutating func solveColumn(_ column: Int) {
        var lower = forms.lower[column]
        var upper = forms.upper[column]
        SingleColumn.solve(forms.pieces, forms.pieces.range(of: column), lower: &lower, upper: &upper)
        solution.lower[column] = lower
        solution.upper[column] = upper
        solution.isDetermined[column] = Tolerance.isPoint(lower, upper)
        solution.value[column] = solution.isDetermined[column] ? lower : min(max(0, lower), upper)
    }

    /// Starts every column in its box where its error of the highest priority is least.
    private mutating func load(_ blocks: borrowing Blocks, _ block: Int) {
        simplex.reset()
        globalOf.removeAll()
        cursor.removeAll()
        reserve(for: block, of: blocks)
        for index in Int(blocks.columnStart[block])..<Int(blocks.columnStart[block + 1]) {
            let column = Int(blocks.columns[index])
            localOf[column] = Int32(truncatingIfNeeded: globalOf.count)
            addGlobal(column)
            let pieces = forms.pieces.range(of: column)
            let preferred = pieces.isEmpty ? 0 : forms.pieces[pieces.lowerBound].position
            let lower = forms.lower[column]
            let upper = forms.upper[column]
            simplex.addColumn(value: min(max(preferred, lower), upper), lower: lower, upper: upper)
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

    private mutating func reserve(for block: Int, of blocks: borrowing Blocks) {
        let forms = Int(blocks.formStart[block])..<Int(blocks.formStart[block + 1])
        let columnCount = Int(blocks.columnStart[block + 1] - blocks.columnStart[block])
        let termCount = forms.reduce(0) { sum, index in
            let form = Int(blocks.forms[index])
            return sum + Int(self.forms.formStart[form + 1] - self.forms.formStart[form])
        }
        simplex.reserve(columnCount: columnCount, formCount: forms.count, termCount: termCount)
        globalOf.reserve(columnCount + forms.count)
        cursor.reserve(columnCount + forms.count)
    }

    private mutating func addGlobal(_ quantity: Int) {
        globalOf.append(Int32(truncatingIfNeeded: quantity))
        cursor.append(Int32(truncatingIfNeeded: forms.pieces.range(of: quantity).lowerBound))
    }

    // MARK: Levels

    /// Level 0: the violations of the bounds are the errors, and the boxes are open. Afterwards the boxes are the
    /// bounds, widened by the remaining rounding errors.
    private mutating func reachFeasibility(_ blocks: borrowing Blocks, _ block: Int) -> Bool {
        if violation() == 0 { return true }
        simplex.propagateBounds()
        if violation() <= Self.rounding {
            widenBoxes()
            return true
        }
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
        minimize(blocks, block)
        for local in 0..<globalOf.count {
            simplex.lower[local] = forms.lower[globalOf[local]]
            simplex.upper[local] = forms.upper[globalOf[local]]
        }
        let isFeasible = violation() <= 1
        widenBoxes()
        return isFeasible
    }

    private static let rounding = 1e-4

    private mutating func widenBoxes() {
        for local in 0..<globalOf.count {
            simplex.lower[local] = min(simplex.lower[local], simplex.value[local])
            simplex.upper[local] = max(simplex.upper[local], simplex.value[local])
        }
    }

    /// The largest violation of a box, in units of the feasibility tolerance.
    mutating func violation() -> Double {
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

    private mutating func minimizePriorities(_ blocks: borrowing Blocks, _ block: Int) {
        while let priority = nextPriority() {
            // Each level visits every quantity.
            simplex.tableau.charge(globalOf.count)
            if simplex.isOver {
                didRunOut = true
                break
            }
            simplex.beginLevel()
            for local in 0..<globalOf.count { loadError(local, priority) }
            if simplex.errors.costed.isEmpty || simplex.shrinkToOwnMinimum() { continue }
            minimize(blocks, block)
            simplex.shrinkBoxes()
        }
    }

    /// Minimizes the errors of the level. If rounding may have decided when to stop, minimizes again in a refactored
    /// tableau.
    private mutating func minimize(_ blocks: borrowing Blocks, _ block: Int) {
        _ = simplex.minimize()
        if !simplex.tableau.isWorn { return }
        simplex.beginRefactoring()
        let columnCount = Int(blocks.columnStart[block + 1] - blocks.columnStart[block])
        let first = Int(blocks.formStart[block])
        for index in first..<Int(blocks.formStart[block + 1]) {
            let form = Int(blocks.forms[index])
            simplex.tableau.beginRow(of: columnCount + index - first)
            for term in Int(forms.formStart[form])..<Int(forms.formStart[form + 1]) {
                simplex.addTerm(forms.termCoefficients[term], Int(localOf[forms.termColumns[term]]))
            }
        }
        simplex.endRefactoring()
        _ = simplex.minimize()
    }

    private mutating func nextPriority() -> Double? {
        var priority: Double?
        for local in 0..<globalOf.count {
            let place = Int(cursor[local])
            if place == forms.pieces.range(of: Int(globalOf[local])).upperBound { continue }
            priority = max(priority ?? -.infinity, forms.pieces[place].priority)
        }
        return priority
    }

    /// Loads the quantity's error at this priority. Breakpoints outside the box only add to the slope inside it.
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

    private mutating func store() {
        let isInexact = simplex.isInexact
        if simplex.didRunOut { didRunOut = true }
        var extent = 0.0
        for local in 0..<globalOf.count { extent = max(extent, solution.extent[globalOf[local]]) }
        extent *= max(1, simplex.tableau.largestCoefficient)
        for local in 0..<globalOf.count {
            let quantity = Int(globalOf[local])
            solution.lower[quantity] = simplex.lower[local]
            solution.upper[quantity] = simplex.upper[local]
            if quantity < forms.columns.count {
                solution.value[quantity] = simplex.value[local]
                solution.isDetermined[quantity] = !simplex.isMovable(local)
                solution.extent[quantity] = extent
                if isInexact { solution.inexact.append(globalOf[local]) }
            }
        }
    }
}
