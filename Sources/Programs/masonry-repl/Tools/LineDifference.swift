/// The lines that differ between two texts, as `diff -u` prints them, with three lines around them.
struct LineDifference {
    private enum Line {
        case same(String)
        case removed(String)
        case added(String)
    }

    /// Without newlines; none if the texts are equal.
    let lines: [String]

    private static let context = 3

    init(from old: String, to new: String, name: String) {
        let all = Self.merged(Self.lines(of: old), Self.lines(of: new))
        let changed = all.indices.filter { if case .same = all[$0] { false } else { true } }
        // Git applies no patch of `./card.mas`.
        let file = name.hasPrefix("./") ? name.dropFirst(2) : name[...]
        var lines = changed.isEmpty ? [] : ["--- \(file)", "+++ \(file)"]
        var rest = changed[...]
        while let first = rest.first {
            var last = first
            while let next = rest.first, next - last <= 2 * Self.context {
                last = next
                rest.removeFirst()
            }
            let hunk = max(0, first - Self.context)...min(all.count - 1, last + Self.context)
            let before = all[..<hunk.lowerBound]
            lines.append(
                "@@ -\(Self.range(Self.olds(before), Self.olds(all[hunk]))) +\(Self.range(Self.news(before), Self.news(all[hunk]))) @@"
            )
            lines += all[hunk].map { line in
                switch line {
                case .same(let text): " \(text)"
                case .removed(let text): "-\(text)"
                case .added(let text): "+\(text)"
                }
            }
        }
        self.lines = lines
    }

    private static func lines(of text: String) -> [String] {
        // By scalars, as `\r\n` is one character.
        var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard let last = lines.popLast(), last != "" else { return lines }
        return lines + [last + "\n\\ No newline at end of file"]
    }

    /// Both texts as one, in order.
    private static func merged(_ old: [String], _ new: [String]) -> [Line] {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(\.offset))
        let added = Set(difference.insertions.map(\.offset))
        var (lines, place): ([Line], Int) = ([], 0)
        for (index, text) in old.enumerated() {
            if removed.contains(index) {
                lines.append(.removed(text))
                continue
            }
            while added.contains(place) {
                lines.append(.added(new[place]))
                place += 1
            }
            lines.append(.same(text))
            place += 1
        }
        return lines + new[place...].map(Line.added)
    }

    private static func olds(_ lines: ArraySlice<Line>) -> Int {
        lines.count { if case .added = $0 { false } else { true } }
    }
    private static func news(_ lines: ArraySlice<Line>) -> Int {
        lines.count { if case .removed = $0 { false } else { true } }
    }

    private static func range(_ before: Int, _ count: Int) -> String { "\(count == 0 ? before : before + 1),\(count)" }
}

extension CollectionDifference.Change {
    fileprivate var offset: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}
