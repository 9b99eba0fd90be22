/// What solving a system did, step by step. Solving it again after a few changes repeats the steps whose operands changed,
/// and takes over the others.
public final class LinearTrace {
    var reduction: Reduction
    private let rowCount: Int
    /// The length of the lists of steps when they held nothing that is out of date.
    private let freshLength: Int
    let isUsable: Bool

    init(of system: borrowing LinearSystem, skipping skipped: RowSet, after earlier: LinearTrace?) {
        rowCount = system.rowCount
        guard let earlier else {
            var none = Reduction(isKept: true)
            reduction = Reduction(
                system, skipping: skipped, goal: .optimum, after: &none, isRowChanged: FlatArray())
            freshLength = reduction.presolve.expansion.trace.length
            isUsable = reduction.isUsable
            return
        }
        let isRowChanged = FlatArray(repeating: false, count: system.rowCount)
        for row in system.changedRows { isRowChanged[row] = true }
        for row in earlier.rowCount..<system.rowCount { isRowChanged[row] = true }
        reduction = Reduction(
            system, skipping: skipped, goal: .optimum, after: &earlier.reduction, isRowChanged: isRowChanged)
        freshLength = earlier.freshLength
        isUsable = reduction.isUsable && reduction.presolve.expansion.trace.length < 4 * freshLength + 4096
    }
}
