/// A set of rows of one system.
struct RowSet: Sendable {
    private var members: ContiguousArray<Bool>

    init(rowCount: Int) {
        members = ContiguousArray(repeating: false, count: rowCount)
    }

    func contains(_ row: Int) -> Bool { members[row] }

    mutating func insert(_ row: Int) { members[row] = true }

    mutating func remove(_ row: Int) { members[row] = false }

    /// The members, ascending.
    var ascending: [Int] { members.indices.filter { members[$0] } }
}
