internal import Simplex

/// A linear system and the sources of its rows. When it is emptied, it keeps its memory, because a new page costs more
/// than a row.
struct LayoutStorage {
    var system = LinearSystem()
    var sources = ContiguousArray<RowSource>()
    /// The starting point for the rounds of one pass. Each pass begins without one, so that its frames depend on the
    /// scene alone, to the last digit.
    var basis = LinearBasis()

    init() {}

    /// The memory of a solution that nothing else refers to any more.
    init(of retired: inout LayoutSolution?) {
        if isKnownUniquelyReferenced(&retired), let solution = retired { self = solution.dismantled() }
        basis = LinearBasis()
        retired = nil
    }

    /// Moves the storage out, emptied.
    mutating func taken() -> LayoutStorage {
        var taken = LayoutStorage()
        swap(&taken, &self)
        taken.system.removeAll()
        taken.sources.removeAll(keepingCapacity: true)
        return taken
    }
}
