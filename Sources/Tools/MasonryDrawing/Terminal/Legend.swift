internal import Masonry

/// The names that did not fit in a picture, each with its code and frame.
struct Legend {
    struct Entry {
        /// The code or arrow in the picture; empty if there is none.
        var mark: String
        var subject: Subject
        /// The item whose color the mark has.
        var color: Int?
        /// Whether it is broken or ambiguous.
        var isFinding = false
        /// The number of entries in it.
        var count = 1

        fileprivate var isCode: Bool { mark.first.map { $0.isLetter || $0.isNumber } ?? false }
        fileprivate var item: Int? { if case .item(let item) = subject { item } else { nil } }
    }

    /// What an entry is about.
    enum Subject {
        case item(Int)
        case series(Series)
        /// These items have no code in the picture, as no cell is free.
        case unmarked([Series])
        /// These items in a scroll view are out of sight.
        case scrolledAway([Int], scroll: Int)
        /// So many views are not drawn.
        case leftOut(Int)
    }

    /// The first and the last of items whose names count on, such as `cell#2` to `cell#9`; a single item is both.
    struct Series {
        var first: Int
        var last: Int
    }

    var entries: [Entry] = []
    var style: ItemStyle
    var glyphs: Glyphs
    /// Spells a subject, in full or briefly. Only that of an entry that is shown is spelled, as there
    /// may be thousands.
    var text: (_ subject: Subject, _ isBrief: Bool) -> String
    /// Whether the name of the second item counts on from that of the first.
    var countsOn: (_ first: Int, _ second: Int) -> Bool

    /// A line of the legend, and the number of entries that end in it.
    private struct Line {
        var text: String
        var width: Int
        var endings: Int
    }

    /// The part of the legend that fits.
    struct Extract {
        var lines: [String]
        /// The number of complete entries.
        var shown: Int
        /// The number of codes in them.
        var codes: Int
    }

    /// Entries side by side, in at most this many rows. The last line says how many are omitted.
    func flowing(columns: Int, rows: Int) -> Extract {
        best(columns: columns, rows: rows) { flowing($0, columns: columns, rows: rows, isBrief: $1) }
    }

    /// The columns of the shortest entry, `a: b`, with a gap.
    private static let narrowest = 6

    /// Each entry on its own lines, in several columns if the height requires it, in at most this many rows. The last line
    /// says how many are omitted.
    func stacked(columns: Int, height: Int, rows: Int) -> Extract {
        best(columns: columns, rows: rows) {
            stacked($0, columns: columns, height: height, rows: rows, isBrief: $1)
        }
    }

    /// All entries in full if they fit. Else briefly, and then with those that count on in one entry, if that makes more of
    /// them fit.
    private func best(
        columns: Int, rows: Int, _ extract: (_ entries: [Entry], _ isBrief: Bool) -> Extract
    ) -> Extract {
        var best = extract(entries, false)
        if best.shown == entries.count { return best }
        // A name without a place or a frame says little.
        let marked = entries.filter { !$0.mark.isEmpty || $0.isFinding || $0.item == nil }
        for entries in [marked, joined(marked)] where best.shown < marked.count {
            let brief = extract(entries, true)
            if brief.shown > best.shown { best = brief }
        }
        if best.shown == entries.count { return best }
        let isUnmarked: (Entry) -> Bool = { $0.mark.isEmpty && $0.item != nil }
        let all = joined(entries.filter { !isUnmarked($0) }) + unmarked(entries.filter(isUnmarked))
        let dense = flowing(all, columns: columns, rows: rows, isBrief: true)
        return dense.shown == entries.count ? dense : best
    }

    /// `a: v1  b: v2  c: v3` as `a–c: v1–v3`.
    private func joined(_ entries: [Entry]) -> [Entry] {
        series(of: entries) { NameCodes.isNext($1.mark, to: $0.mark) }.flatMap { entries in
            guard entries.count > 2, let ends = Self.ends(of: entries) else { return entries }
            let mark = entries[0].mark + glyphs.through + entries[entries.count - 1].mark
            return [
                Entry(
                    mark: mark, subject: .series(ends), isFinding: entries[0].isFinding, count: entries.count)
            ]
        }
    }

    /// One entry for all that have no code; none if their list would be long.
    private func unmarked(_ entries: [Entry]) -> [Entry] {
        let series = series(of: entries) { _, _ in true }.flatMap { entries in
            entries.count > 2 ? [entries] : entries.map { [$0] }
        }.compactMap(Self.ends)
        if series.isEmpty || series.count > Self.maxUnmarked { return [] }
        return [Entry(mark: "", subject: .unmarked(series), count: entries.count)]
    }

    /// A longer list of names says little.
    private static let maxUnmarked = 50

    private static func ends(of entries: [Entry]) -> Series? {
        guard let first = entries.first?.item, let last = entries.last?.item else { return nil }
        return Series(first: first, last: last)
    }

    /// Entries in a row whose names count on.
    private func series(
        of entries: [Entry], where isNext: (_ last: Entry, _ entry: Entry) -> Bool
    ) -> [[Entry]] {
        var series: [[Entry]] = []
        for entry in entries {
            if let last = series.last?.last, let first = last.item, let second = entry.item, isNext(last, entry),
                countsOn(first, second)
            {
                series[series.count - 1].append(entry)
            } else {
                series.append([entry])
            }
        }
        return series
    }

    private func flowing(_ entries: [Entry], columns: Int, rows: Int, isBrief: Bool) -> Extract {
        var lines: [Line] = []
        for entry in entries where lines.count <= rows {
            let added = self.lines(of: entry, columns: columns, isBrief: isBrief)
            if let last = lines.last, added.count == 1, last.width + 2 + added[0].width <= columns {
                lines[lines.count - 1].text += "  " + added[0].text
                lines[lines.count - 1].width += 2 + added[0].width
                lines[lines.count - 1].endings += 1
            } else {
                lines += added
            }
        }
        return fitted(lines, of: entries, columns: columns, rows: rows)
    }

    private func stacked(
        _ entries: [Entry], columns: Int, height: Int, rows: Int, isBrief: Bool
    ) -> Extract {
        // No more have room, however narrow they are.
        let limit = rows < entries.count ? rows * (columns / Self.narrowest + 1) + 1 : entries.count
        let lines = entries.prefix(limit).flatMap { self.lines(of: $0, columns: columns, isBrief: isBrief) }
        let isWhole = count(of: entries) == self.entries.count
        if lines.count <= height && isWhole || rows < 2 {
            return fitted(lines, of: entries, columns: columns, rows: rows)
        }
        let needed = (lines.count + height - 1) / height
        for stacks in stride(from: min(needed, columns / Self.narrowest + 1), through: 1, by: -1) {
            let whole = max(height, (lines.count + stacks - 1) / stacks)
            // A row says what is omitted.
            let isCut = whole > rows || !isWhole
            let length = isCut ? min(whole, rows - 1) : whole
            let shown = Array(lines.prefix(stacks * length))
            let starts = Array(stride(from: 0, to: shown.count, by: length))
            let widths = starts.map { shown[$0..<min($0 + length, shown.count)].map(\.width).max() ?? 0 }
            if stacks > 1, widths.reduce(-2, { $0 + 2 + $1 }) > columns { continue }
            let ended = entries.prefix(shown.reduce(0) { $0 + $1.endings })
            let rowsOfLines = (0..<min(length, shown.count)).map { row in
                var (text, column, width) = ("", 0, 0)
                for (start, wide) in zip(starts, widths) where start + row < shown.count {
                    text += String(repeating: " ", count: column - width) + shown[start + row].text
                    width = column + shown[start + row].width
                    column += wide + 2
                }
                return text
            }
            return extract(rowsOfLines + (isCut ? [rest(after: ended, columns: columns)] : []), of: ended)
        }
        return fitted(lines, of: entries, columns: columns, rows: rows)
    }

    /// The lines of a single entry; all but the first are indented.
    private func lines(of entry: Entry, columns: Int, isBrief: Bool) -> [Line] {
        let mark =
            entry.mark.isEmpty
            ? "" : entry.mark + (entry.isCode ? ": " : " ")
        let width = min(mark.displayWidth, columns / 2)
        let indent = width == 0 ? "" : String(repeating: " ", count: width)
        let room = max(1, columns - width)
        let parts = TextWrapping(columns: room).lines(of: text(entry.subject, isBrief && !entry.mark.isEmpty))
        return parts.enumerated().map { number, part in
            let plain = ((number == 0 ? mark : indent) + part).cut(to: columns, mark: "")
            let escape = number == 0 && !mark.isEmpty ? style.escape(item: entry.color, .bold) : ""
            let text =
                escape.isEmpty || !plain.hasPrefix(entry.mark)
                ? plain : escape + entry.mark + ItemStyle.reset + plain.dropFirst(entry.mark.count)
            return Line(text: text, width: plain.displayWidth, endings: number == parts.count - 1 ? 1 : 0)
        }
    }

    /// - Parameter listed: the entries of the lines.
    private func fitted(_ lines: [Line], of listed: [Entry], columns: Int, rows: Int) -> Extract {
        if rows <= 0 { return extract([], of: []) }
        let isCut = lines.count > rows || count(of: listed) < entries.count
        let kept = isCut ? lines.prefix(rows - 1) : lines[...]
        let ended = listed.prefix(kept.reduce(0) { $0 + $1.endings })
        return extract(kept.map(\.text) + (isCut ? [rest(after: ended, columns: columns)] : []), of: ended)
    }

    private func extract(_ lines: [String], of ended: some Collection<Entry>) -> Extract {
        Extract(lines: lines, shown: count(of: ended), codes: count(of: ended.filter(\.isCode)))
    }

    private func count(of entries: some Collection<Entry>) -> Int { entries.reduce(0) { $0 + $1.count } }

    /// `… 12 more`
    private func rest(after shown: some Collection<Entry>, columns: Int) -> String {
        let findings = count(of: entries.filter(\.isFinding)) - count(of: shown.filter(\.isFinding))
        let count = "\(glyphs.ellipsis) \(entries.count - count(of: shown)) more"
        let full = findings > 0 ? "\(count), \(findings) of them with ! or ?" : count
        return full.displayWidth <= columns ? full : count.cut(to: columns, mark: "")
    }
}
