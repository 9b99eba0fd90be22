internal import MasonryLanguage

/// The inputs that a session accepted, in order, and the current position: later ones are undone.
struct Timeline {
    /// The accepted part of an input.
    struct Entry {
        /// The number in messages: 7 for `in[7]`. A file counts as an input. 0 is what ran before the first.
        let number: Int
        /// The accepted source.
        let source: SourceText
        /// The same as a script that needs no other file; empty if it only asked for values.
        let script: String
        /// Undoes it; nil for an edit of earlier inputs.
        var undo: Undo?
        /// Whether it changed anything; an input that only showed a value did not.
        let hasChanges: Bool
        /// What it does if it is an edit of earlier inputs and no input itself.
        var edit: Edit?
        /// Why it is not in effect, although later ones are.
        var absence: Absence?

        /// Whether it runs with the inputs in effect.
        var runs: Bool { edit == nil && absence == nil }

        /// The script, in the accent of the accepted source.
        var standaloneSource: SourceText {
            SourceText(name: source.name, text: script, isInput: source.isInput, accent: source.accent)
        }

        /// The entry as one that is not in effect.
        func absent(_ absence: Absence) -> Entry {
            var entry = Entry(number: number, source: source, script: "", undo: nil, hasChanges: false)
            entry.absence = absence
            return entry
        }

        /// The entry in one line: the start of the input without comments above it, or the file's name.
        var title: String {
            if source.isInput, source.text.isBlank { return "(deleted)" }
            return source.isInput ? source.textOfStatements.firstLine : source.name
        }
    }

    /// Why an input is not in effect, although later ones are.
    enum Absence: Equatable {
        /// A later input declares what it declared.
        case replaced
        /// It does not run after an earlier input was replaced.
        case fails
        /// The edit that adds it is undone.
        case undone

        /// In the history.
        var words: String {
            switch self {
            case .replaced: "replaced"
            case .fails: "left out: it no longer runs"
            case .undone: "undone"
            }
        }
    }

    /// An edit of inputs, with which those and all later ones run again. As many entries come after as before it.
    struct Edit {
        /// The index of the first entry that it exchanges.
        let first: Int
        /// The entries from there on as they are not now: before the edit, or after it once that is undone.
        fileprivate(set) var others: [Entry]
    }

    private(set) var entries: [Entry] = []
    /// The number of entries in effect.
    private(set) var position = 0
    /// The position before the first input.
    private(set) var start = 0

    init() {}

    /// - Parameter opening: what ran before the first input. It can be edited, but not undone.
    init(opening: Entry) {
        (entries, position, start) = ([opening], 1, 1)
    }

    /// The entries in effect.
    var inEffect: ArraySlice<Entry> { entries[..<position] }

    /// The entries in effect, as one script.
    var script: String {
        inEffect.map(\.script).filter { !$0.isEmpty }.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
    }

    /// The number of the last input in effect; 0 if there is none.
    var number: Int { number(at: position) }

    /// Whether the last input in effect, if any, changed anything.
    var endsWithChange: Bool { position > 0 && entries[position - 1].hasChanges }

    /// The number of the input that ends at a position.
    func number(at position: Int) -> Int { position == 0 ? 0 : entries[position - 1].number }

    /// The position after an input; nil if it was not accepted or is forgotten.
    func position(after number: Int) -> Int? {
        number == 0 ? start : entries.firstIndex { $0.number == number }.map { $0 + 1 }
    }

    /// The position before the last inputs in effect, of which `count` changed anything.
    func position(before count: Int) -> Int {
        var (place, left) = (position, count)
        while place > start, left > 0 {
            place -= 1
            if entries[place].hasChanges { left -= 1 }
        }
        return place
    }

    /// The position after the next inputs, of which `count` changed anything.
    func position(afterNext count: Int) -> Int {
        var (place, left) = (position, count)
        while place < entries.count, left > 0 {
            if entries[place].hasChanges { left -= 1 }
            place += 1
        }
        return place
    }

    /// Adds an input that has just run. If it changed anything, undone inputs are forgotten.
    mutating func add(_ entry: Entry) {
        if entry.hasChanges { entries.removeSubrange(position...) }
        entries.insert(entry, at: position)
        position += 1
    }

    /// Adds an edit that has just run, which leads to other entries than those in effect. It may add entries at the end.
    mutating func add(_ edited: [Entry], by entry: Entry, from first: Int) {
        var entry = entry
        let old = Array(entries[first..<position])
        let added = edited.dropFirst(old.count).map { $0.absent(.undone) }
        entry.edit = Edit(first: first, others: old + added)
        entries.replaceSubrange(first..., with: edited + [entry])
        position = entries.count
    }

    /// Swaps the entries before and after an edit. The caller runs them again.
    mutating func exchange(by index: Int) {
        guard let edit = entries[index].edit else { return }
        let now = Array(entries[edit.first..<index])
        entries.replaceSubrange(edit.first..<index, with: edit.others)
        entries[index].edit?.others = now
    }

    /// The entries that are in effect at a position.
    func entries(at position: Int) -> ArraySlice<Entry> {
        var other = self
        while other.position > position {
            other.position -= 1
            other.exchange(by: other.position)
        }
        while other.position < position {
            other.exchange(by: other.position)
            other.position += 1
        }
        return other.inEffect
    }

    /// Notes what undoes an entry that has run again.
    mutating func ran(_ index: Int, _ undo: Undo) { entries[index].undo = undo }

    /// Moves back over the last entry in effect, which was undone, and returns it.
    mutating func stepBack() -> Entry {
        position -= 1
        return entries[position]
    }

    /// Moves forward over the next entry, which was run again.
    mutating func stepForth(_ undo: Undo?) {
        entries[position].undo = undo
        position += 1
    }
}
