/// Which required rows can't hold, and why.
///
/// Both questions are asked of one connected part of the required rows at a time, copied as a small system of its own. A prefix that holds is assumed to hold as a whole
/// first; only on failure is the first row that can't be added found by bisection, since whether a prefix can hold is monotone in its length.
struct Conflicts: ~Copyable {
    private let parts: [ConflictPart]
    /// The part of each row; below 0 for a row of none.
    private let partOfRow: ContiguousArray<Int32>

    /// The required rows of a system, by connected part; of `broken` ones only the one that is asked about counts.
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

    /// The conflicting set of `row`, among the rows before it; nil where it would take more work than is left.
    func irreducible(_ row: Int) -> [Int]? {
        let part = partOfRow[row]
        return part < 0 ? [] : parts[Int(part)].irreducible(row)
    }
}
