/// A search back through earlier statements for those that contain the typed text.
struct HistorySearch {
    private let entries: [String]
    private(set) var pattern = ""
    /// The statement found last.
    private(set) var match: Int?
    private(set) var hasFailed = false

    init(_ entries: [String]) {
        self.entries = entries
    }

    /// The same among these entries, from the newest if there are more now.
    func continued(in entries: [String]) -> HistorySearch {
        if entries == self.entries { return self }
        var search = HistorySearch(entries)
        search.pattern = pattern
        return search
    }

    mutating func add(_ scalar: Unicode.Scalar) {
        pattern.unicodeScalars.append(scalar)
        find(from: match ?? entries.count - 1)
    }

    /// Removes the last typed character and searches again from the newest statement.
    mutating func removeLast() {
        guard !pattern.isEmpty else { return }
        pattern.removeLast()
        match = nil
        hasFailed = false
        if !pattern.isEmpty { find(from: entries.count - 1) }
    }

    mutating func older() { find(from: (match ?? entries.count) - 1) }

    mutating func newer() {
        guard let match, !pattern.isEmpty else { return }
        let found = entries.indices.dropFirst(match + 1).first { entries[$0].contains(pattern) }
        hasFailed = found == nil
        self.match = found ?? match
    }

    /// The found statement, with the cursor at the match.
    var draft: Draft? {
        guard let match, let range = entries[match].firstRange(of: pattern) else { return nil }
        var draft = Draft(entries[match])
        draft.move(to: entries[match].unicodeScalars.distance(from: entries[match].startIndex, to: range.lowerBound))
        return draft
    }

    private mutating func find(from start: Int) {
        guard !pattern.isEmpty else { return }
        let found = entries.indices.prefix(max(0, start + 1)).last { entries[$0].contains(pattern) }
        hasFailed = found == nil
        match = found ?? match
    }
}
