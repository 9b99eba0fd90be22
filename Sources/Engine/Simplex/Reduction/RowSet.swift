/// A set of rows of one system.
struct RowSet: Sendable {
    private var members: ContiguousArray<Bool>

    init(rowCount: Int, _ rows: [Int] = []) {
        members = ContiguousArray(repeating: false, count: rowCount)
        for row in rows { members[row] = true }
    }

    func contains(_ row: Int) -> Bool { members[row] }

    mutating func insert(_ row: Int) { members[row] = true }

    mutating func remove(_ row: Int) { members[row] = false }

    /// The members, ascending.
    var ascending: [Int] { members.indices.filter { members[$0] } }
}
