internal import Masonry

/// The differences between a recorded session and its replay.
struct TranscriptDifference {
    /// What is different, in one sentence.
    static let message = "the output differs"

    /// A prompt whose answer differs.
    struct Place {
        let line: Int
        let expected: [String]
        let found: [String]
    }

    private(set) var places: [Place] = []
    /// The text of the session with the actual answers.
    private(set) var updated = ""

    init(_ written: Transcript, _ played: Transcript) {
        if !written.greeting.isEmpty {
            add(written.greeting, played.greeting, at: written.firstLine, head: [])
        }
        for (index, turn) in written.turns.enumerated() {
            let expectedHead = Transcript.lines(of: turn.input, prompt: turn.prompt)
            guard index < played.turns.count else {
                add(turn.answer, [], at: turn.line, head: expectedHead, foundHead: [])
                continue
            }
            let found = played.turns[index]
            add(
                turn.answer, found.answer, at: turn.line, head: expectedHead,
                foundHead: Transcript.lines(of: found.input, prompt: found.prompt))
        }
    }

    var isEmpty: Bool { places.isEmpty }

    private mutating func add(
        _ expected: [String], _ found: [String], at line: Int, head: [String], foundHead: [String]? = nil
    ) {
        let foundHead = foundHead ?? head
        let isSame = Self.matches(expected.map(\.withoutBlanksAtEnd)[...], found.map(\.withoutBlanksAtEnd)[...])
        updated += (foundHead + (isSame ? expected : found)).map { $0 + "\n" }.joined()
        if !isSame || head != foundHead {
            places.append(Place(line: line, expected: head + expected, found: foundHead + found))
        }
    }

    /// Whether the lines match the expected ones, which may contain wildcards.
    private static func matches(_ expected: ArraySlice<String>, _ found: ArraySlice<String>) -> Bool {
        guard let gap = expected.firstIndex(of: Transcript.anything) else { return expected == found }
        let before = expected[..<gap]
        guard found.starts(with: before) else { return false }
        let rest = expected[(gap + 1)...]
        let after = found.dropFirst(before.count)
        return (after.startIndex...after.endIndex).contains { matches(rest, after[$0...]) }
    }
}

extension TranscriptDifference.Place {
    /// The expected lines marked with `-`, the actual ones with `+`, and those in both.
    var text: String {
        let changes = found.difference(from: expected)
        let removed = Set(
            changes.removals.compactMap { if case .remove(let offset, _, _) = $0 { offset } else { nil } })
        let inserted = Set(
            changes.insertions.compactMap { if case .insert(let offset, _, _) = $0 { offset } else { nil } })
        var text = ""
        var (old, new) = (0, 0)
        while old < expected.count || new < found.count {
            if removed.contains(old) {
                text += "  - \(expected[old].visible())\n"
                old += 1
            } else if inserted.contains(new) {
                text += "  + \(found[new].visible())\n"
                new += 1
            } else {
                text += "    \(expected[old].visible())\n"
                (old, new) = (old + 1, new + 1)
            }
        }
        return text
    }
}

extension String {
    fileprivate var withoutBlanksAtEnd: String {
        var text = self[...]
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return String(text)
    }
}
