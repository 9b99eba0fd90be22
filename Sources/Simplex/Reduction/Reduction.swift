/// A system reduced to its free variables and solved block by block, the required rows in `skipped` left out.
struct Reduction: ~Copyable {
    var presolve: Presolve
    let blocks: Blocks
    var solver: BlockSolver
    /// Whether every required row holds that neither was skipped nor contradicts earlier equalities.
    let isFeasible: Bool

    /// How far to go.
    enum Goal {
        /// Only whether the required rows can hold.
        case feasibility
        /// The optimal face, unless the required rows can't hold.
        case optimum
        /// The optimal face, with the least violation of bounds that can't hold.
        case forcedOptimum
    }

    /// What it takes to read a term and put it into the forms, next to what a term of a pivot takes.
    private static let costOfTerm = 16
    /// The same of a term of a form.
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
