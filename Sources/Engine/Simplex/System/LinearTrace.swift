/// What solving a system did, step by step. Solving it again after a few changes repeats the steps whose operands changed,
/// and takes over the others.
public final class LinearTrace {
    var reduction: Reduction
    private let rowCount: Int
    /// The number of rows, and the length of the lists of steps, when nothing of them was out of date.
    private let fresh: (rowCount: Int, length: Int)
    /// Whether the next solve can go on from this one.
    let isUsable: Bool

    init(of system: borrowing LinearSystem, skipping skipped: RowSet, after earlier: LinearTrace?) {
        rowCount = system.rowCount
        guard let earlier else {
            var none = Reduction(isKept: true)
            reduction = Reduction(system, skipping: skipped, after: &none, isRowChanged: FlatArray())
            fresh = (rowCount, reduction.presolve.expansion.trace.length)
            isUsable = reduction.isUsable
            return
        }
        let isRowChanged = FlatArray(repeating: false, count: system.rowCount)
        for row in system.changedRows { isRowChanged[row] = true }
        for row in earlier.rowCount..<system.rowCount { isRowChanged[row] = true }
        reduction = Reduction(
            system, skipping: skipped, after: &earlier.reduction, isRowChanged: isRowChanged)
        fresh = earlier.fresh
        // Cleared rows and steps that were repeated still take memory.
        isUsable =
            reduction.isUsable && rowCount < 2 * fresh.rowCount + 256
            && reduction.presolve.expansion.trace.length < 4 * fresh.length + 4096
    }
}
