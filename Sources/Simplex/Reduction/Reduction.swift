/// A system reduced to its free variables and solved block by block, without the required rows in `skipped`.
struct Reduction: ~Copyable {
    var presolve: Presolve
    let blocks: Blocks
    var solver: BlockSolver
    /// Whether every required row holds, other than skipped ones and equalities that contradict earlier ones.
    let isFeasible: Bool

    /// How much to compute.
    enum Goal {
        /// Whether the required rows can hold.
        case feasibility
        /// The optimal face, unless the required rows can't hold.
        case optimum
        /// The optimal face; bounds that can't hold are violated as little as possible.
        case forcedOptimum
    }

    /// The work of reading a term and adding it to the forms, relative to a term of a pivot.
    private static let costOfTerm = 16
    /// The work per term of a form, relative to a term of a pivot.
    private static let costOfFormTerm = 4

    init(
        _ system: borrowing LinearSystem, skipping skipped: borrowing RowSet, goal: Goal,
        from basis: LinearBasis = LinearBasis()
    ) {
        presolve = Presolve(system, skipping: skipped)
        let forms = Forms(system, &presolve.definitions, &presolve.expansion, skipping: skipped)
        blocks = Blocks(columnCount: forms.columns.count, formStarts: forms.formStart, termColumns: forms.termColumns)
        let isContradictory = forms.isContradictory
        let termCount = forms.termCount
        solver = BlockSolver(forms, from: basis, work: system.work)
        if isContradictory && goal != .forcedOptimum {
            isFeasible = false
        } else {
            isFeasible = solver.solve(
                blocks, feasibilityOnly: goal == .feasibility, isForced: goal == .forcedOptimum)
        }
        system.work?.spend(solver.work + Self.costOfTerm * system.termCount + Self.costOfFormTerm * termCount)
    }
}
