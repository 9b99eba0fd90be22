/// The statements so far, without duplicates, and which of them is shown.
struct StatementHistory {
    private(set) var entries: [String]
    private var shown: Int
    /// The edited versions of the statements that were shown and, at the end, the new draft.
    private var drafts: [Int: Draft] = [:]

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
        drafts = [:]
    }

    /// The statement before the shown one.
    mutating func back(from draft: Draft) -> Draft? {
        shown > 0 ? show(shown - 1, instead: draft) : nil
    }

    /// The statement after the shown one, and at the end the new draft.
    mutating func forward(from draft: Draft) -> Draft? {
        shown < entries.count ? show(shown + 1, instead: draft) : nil
    }

    /// The rest of the newest statement that begins with the text; nil while an earlier statement is shown.
    func suggestion(for text: String) -> String? {
        guard shown == entries.count, !text.isEmpty else { return nil }
        return entries.last { $0.hasPrefix(text) && $0 != text }.map {
            String($0.unicodeScalars.dropFirst(text.unicodeScalars.count))
        }
    }

    /// Shows a given statement.
    mutating func show(_ index: Int, instead draft: Draft) -> Draft {
        let isEdited = shown == entries.count || draft.text != entries[shown]
        if isEdited { drafts[shown] = draft }
        shown = index
        return drafts[index] ?? (index < entries.count ? Draft(entries[index]) : Draft())
    }
}
