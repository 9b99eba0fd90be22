internal import Simplex

/// The linear system of a layout pass, with the sources of its rows and how it was solved.
///
/// The next pass changes it where the scene changed, and solves again what depends on that. When it is emptied, it keeps
/// its memory, because a new page costs more than a row.
struct LayoutStorage {
    var system = LinearSystem()
    /// The source of each row.
    var sources = ContiguousArray<RowSource>()
    /// The first row of each item's intrinsic size; -1 without one.
    var firstContentRows = ContiguousArray<Int32>()
    /// The rows with stand-ins for something unknown.
    var unknownRows: Set<Int> = []
    /// How the system was solved; nil if the next pass must start from nothing.
    var trace: LinearTrace?
    /// The row of each constraint, by the constraint's id; -1 for others. Filled when it is needed.
    private var rowNumbers = ContiguousArray<Int32>()
    private var hasRowNumbers = false

    init() {}

    /// The memory of a solution that nothing else refers to any more.
    init(of retired: inout LayoutSolution?) {
        if isKnownUniquelyReferenced(&retired), let solution = retired { self = solution.dismantled() }
        retired = nil
    }

    /// The row of a constraint; nil if it has none.
    mutating func row(ofConstraint id: Int) -> Int? {
        if !hasRowNumbers {
            for (row, source) in sources.enumerated() {
                if case .constraint(let id, _) = source { setRow(row, ofConstraint: Int(id)) }
            }
            hasRowNumbers = true
        }
        return rowNumbers.indices.contains(id) && rowNumbers[id] >= 0 ? Int(rowNumbers[id]) : nil
    }

    private mutating func setRow(_ row: Int, ofConstraint id: Int) {
        while rowNumbers.count <= id { rowNumbers.append(-1) }
        rowNumbers[id] = Int32(truncatingIfNeeded: row)
    }

    /// Records the source of the row that was added last.
    @inline(__always) mutating func endRow(_ source: RowSource) {
        if hasRowNumbers, case .constraint(let id, _) = source { setRow(sources.count, ofConstraint: Int(id)) }
        sources.append(source)
    }

    /// Forgets all rows, but keeps their memory.
    mutating func removeAll() {
        system.removeAll()
        sources.removeAll(keepingCapacity: true)
        firstContentRows.removeAll(keepingCapacity: true)
        unknownRows.removeAll()
        trace = nil
        rowNumbers.removeAll(keepingCapacity: true)
        hasRowNumbers = false
    }
}
