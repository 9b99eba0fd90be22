internal import MasonryLanguage

/// The inputs that a session accepted, in order, and how far it goes along them now: those behind were taken back.
struct Timeline {
    /// An input, as far as it was accepted.
    struct Entry {
        /// As in messages: `in[7]` has the number 7. A file counts as an input.
        let number: Int
        /// What was accepted.
        let source: SourceText
        /// The same as a script that needs no other file; empty where it only asked for values.
        let script: String
        /// What takes it back.
        var undo: Undo
        /// Whether it left anything otherwise than it was; one that only showed a value did not.
        let hasChanges: Bool

        /// The script, to be read as what was accepted was.
        var standaloneSource: SourceText {
            SourceText(name: source.name, text: script, isInput: source.isInput, accent: source.accent)
        }

        /// The entry in a line: how the input begins, or the file's name.
        var title: String { source.isInput ? source.text.firstLine : source.name }
    }

    private(set) var entries: [Entry] = []
    /// How many of the entries are in effect.
    private(set) var position = 0

    /// The entries in effect, as one script.
    var script: String {
        entries[..<position].map(\.script).filter { !$0.isEmpty }.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined()
    }

    /// The number of the last input in effect; 0 where there is none.
    var number: Int { number(at: position) }

    /// Whether the last input in effect changed anything, if there is one.
    var endsWithChange: Bool { position > 0 && entries[position - 1].hasChanges }

    /// The number of the input that leads to a place.
    func number(at position: Int) -> Int { position == 0 ? 0 : entries[position - 1].number }

    /// The place behind an input; nil where it was not accepted, or is forgotten.
    func position(behind number: Int) -> Int? {
        number == 0 ? 0 : entries.firstIndex { $0.number == number }.map { $0 + 1 }
    }

    /// The place before the last inputs in effect of which so many changed anything.
    func position(before count: Int) -> Int {
        var (place, left) = (position, count)
        while place > 0, left > 0 {
            place -= 1
            if entries[place].hasChanges { left -= 1 }
        }
        return place
    }

    /// The place behind the next inputs of which so many changed anything.
    func position(behindNext count: Int) -> Int {
        var (place, left) = (position, count)
        while place < entries.count, left > 0 {
            if entries[place].hasChanges { left -= 1 }
            place += 1
        }
        return place
    }

    /// Adds an input that has just run. Where it changed anything, what was taken back is forgotten.
    mutating func add(_ entry: Entry) {
        if entry.hasChanges { entries.removeSubrange(position...) }
        entries.insert(entry, at: position)
        position += 1
    }

    /// Notes that the last entry in effect was taken back, and returns it.
    mutating func stepBack() -> Entry {
        position -= 1
        return entries[position]
    }

    /// Notes that the next entry was run again.
    mutating func stepForth(_ undo: Undo) {
        entries[position].undo = undo
        position += 1
    }
}
