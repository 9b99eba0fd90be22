/// The statements so far, each once, and which of them is shown.
struct StatementHistory {
    private(set) var entries: [String]
    private var shown: Int
    /// What was being written when the first earlier statement was asked for.
    private var unfinished = Draft()

    init(_ entries: [String] = []) {
        self.entries = entries
        shown = entries.count
    }

    /// Makes a statement the newest one.
    mutating func add(_ statement: String) {
        entries.removeAll { $0 == statement }
        entries.append(statement)
        rewind()
    }

    /// Shows none of them.
    mutating func rewind() {
        shown = entries.count
        unfinished = Draft()
    }

    /// The statement before the shown one.
    mutating func back(from draft: Draft) -> Draft? {
        guard shown > 0 else { return nil }
        if shown == entries.count { unfinished = draft }
        shown -= 1
        return Draft(entries[shown])
    }

    /// The statement after the shown one, and at last what was being written.
    mutating func forward() -> Draft? {
        guard shown < entries.count else { return nil }
        shown += 1
        return shown == entries.count ? unfinished : Draft(entries[shown])
    }

    /// Shows a certain one.
    mutating func show(_ index: Int, instead draft: Draft) -> Draft {
        if shown == entries.count { unfinished = draft }
        shown = index
        return Draft(entries[index])
    }
}
