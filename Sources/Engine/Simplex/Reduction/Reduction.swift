/// A system reduced to its free variables and solved block by block, without the required rows in `skipped`.
///
/// Functions that only read it borrow the parts they need: checking uses of a borrowed value takes the compiler time with the
/// square of the fields in it, and this one has hundreds.
struct Reduction: ~Copyable {
    var presolve: Presolve
    private(set) var blocks: Blocks
    var solver: BlockSolver
    /// Whether every required row holds, other than skipped ones and equalities that contradict earlier ones.
    let isFeasible: Bool

    /// Whether a later pass may take over what this one did.
    var isUsable: Bool {
        isFeasible && presolve.expansion.trace.isUsable && !solver.didRunOut && solver.solution.inexact.isEmpty
    }

    /// The work of reading a term and adding it to the forms, relative to a term of a pivot.
    private static let costOfTerm = 16
    /// The work per term of a form, relative to a term of a pivot.
    private static let costOfFormTerm = 4

    /// The reduction with its optimal face, unless the required rows can't hold.
    ///
    /// - Parameter isForced: whether bounds that can't hold are violated as little as possible.
    init(
        _ system: borrowing LinearSystem, skipping skipped: borrowing RowSet, isForced: Bool = false,
        from basis: LinearBasis = LinearBasis()
    ) {
        var none = Reduction(isKept: false)
        self.init(
            system, skipping: skipped, isForced: isForced, from: basis, after: &none, isRowChanged: FlatArray())
    }

    /// The reduction of nothing, for a pass without an earlier one.
    ///
    /// - Parameter isKept: whether later passes go on from the one after it.
    init(isKept: Bool) {
        presolve = Presolve(isKept: isKept)
        blocks = Blocks()
        solver = BlockSolver(Forms(), from: LinearBasis(), work: nil)
        isFeasible = false
    }

    /// Takes over from an earlier pass what depends on no changed row, if passes are recorded. The result is the same
    /// to the last bit as without it.
    init(
        _ system: borrowing LinearSystem, skipping skipped: borrowing RowSet, isForced: Bool = false,
        from basis: LinearBasis = LinearBasis(), after earlier: inout Reduction,
        isRowChanged: borrowing FlatArray<Bool>
    ) {
        if earlier.presolve.isStillValid(for: system, isRowChanged: isRowChanged) {
            presolve = Presolve(isKept: true)
            swap(&presolve, &earlier.presolve)
            presolve.goOn()
        } else {
            presolve = Presolve(system, skipping: skipped, after: &earlier.presolve, isRowChanged: isRowChanged)
        }
        blocks = Blocks()
        solver = BlockSolver(Forms(), from: LinearBasis(), work: nil)
        var isTouched = FlatArray<Bool>()
        if !isForced, earlier.isFeasible,
            earlier.solver.forms.renew(system, &presolve, isRowChanged: isRowChanged, &isTouched)
        {
            swap(&blocks, &earlier.blocks)
            swap(&solver, &earlier.solver)
            isFeasible = solver.solveAgain(blocks, where: isTouched, work: system.work)
            finish(system)
            return
        }
        let forms = Forms(
            system, &presolve, skipping: skipped, after: &earlier.solver.forms, isRowChanged: isRowChanged)
        blocks = Blocks(of: forms)
        let isContradictory = forms.isContradictory
        solver = BlockSolver(forms, from: basis, work: system.work)
        if presolve.expansion.trace.isKept { solver.record() }
        if isContradictory && !isForced {
            isFeasible = false
        } else {
            isFeasible = solver.solve(blocks, isForced: isForced, after: &earlier.solver, earlier.blocks)
        }
        finish(system)
    }

    private mutating func finish(_ system: borrowing LinearSystem) {
        presolve.expansion.trace.isRecording = false
        Self.spend(system, formTermCount: solver.forms.termCount, solving: solver.work)
    }

    /// Charges a system's work with its reduction.
    static func spend(_ system: borrowing LinearSystem, formTermCount: Int, solving: Int) {
        system.work?.spend(solving + costOfTerm * system.rowTermCount + costOfFormTerm * formTermCount)
    }
}
