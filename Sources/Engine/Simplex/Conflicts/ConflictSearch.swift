/// Finds which required rows can't hold, and why.
///
/// Both questions are answered for one connected part of the required rows at a time, copied into a small system of its
/// own. Whether a prefix can hold is monotone in its length. So the search first tests the whole part, and only on
/// failure bisects for the first row that can't be added.
struct ConflictSearch: ~Copyable {
    private let parts: [ConflictPart]
    /// The part of each row; negative for a row outside every part.
    private let partOfRow: ContiguousArray<Int32>

    /// Groups the required rows of a system into connected parts. Of the `broken` rows only the one being asked about
    /// counts.
    init(_ system: LinearSystem, broken: [Int] = []) {
        var skipped = RowSet(rowCount: system.rowCount)
        for row in system.unusable { skipped.insert(row) }
        (parts, partOfRow) = ConflictPart.parts(of: system, skipping: skipped, broken: broken)
    }

    /// The rows that the greedy choice in row order leaves out.
    func greedilyBroken() -> [Int] {
        var broken: [Int] = []
        for part in parts { broken += part.greedilyBroken() }
        return broken.sorted()
    }

    /// The conflicting set of `row` among the rows before it; nil if it would exceed the remaining work.
    func irreducible(_ row: Int) -> [Int]? {
        let part = partOfRow[row]
        return part < 0 ? [] : parts[Int(part)].irreducible(row)
    }
}
