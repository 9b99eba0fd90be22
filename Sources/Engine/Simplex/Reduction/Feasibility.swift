/// Whether the required rows of a system hold together, without those in `skipped`. This takes less than a solution.
struct Feasibility {
    /// Whether they hold once equalities that contradict earlier ones are left out.
    let isFeasible: Bool
    /// The equalities that contradict earlier ones, ascending.
    let contradictions: [Int]

    init(_ system: borrowing LinearSystem, skipping skipped: borrowing RowSet) {
        var presolve = Presolve(system, skipping: skipped)
        let forms = Forms(system, &presolve, skipping: skipped)
        contradictions = presolve.contradictions
        let (formTermCount, isContradictory) = (forms.termCount, forms.isContradictory)
        var solvingWork = 0
        if isContradictory || forms.formCount == 0 {
            isFeasible = !isContradictory
        } else {
            let blocks = Blocks(of: forms)
            var solver = BlockSolver(forms, from: LinearBasis(), work: system.work)
            isFeasible = solver.canHold(blocks)
            solvingWork = solver.work
        }
        Reduction.spend(system, formTermCount: formTermCount, solving: solvingWork)
    }

    /// Whether all of them hold.
    var canHold: Bool { isFeasible && contradictions.isEmpty }
}
