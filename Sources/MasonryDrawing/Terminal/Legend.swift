internal import Masonry

/// The names that did not fit in a picture, each with its code and frame.
struct Legend {
    struct Entry {
        /// The code or arrow in the picture; empty if there is none.
        var mark: String
        var subject: Subject
        /// The item whose color the mark has.
        var item: Int?
        /// Whether it is broken or ambiguous.
        var isFinding = false

        fileprivate var isItem: Bool { if case .item = subject { true } else { false } }
    }

    /// What an entry is about.
    enum Subject {
        case item(Int)
        /// These items in a scroll view are out of sight.
        case scrolledAway([Int], scroll: Int)
        /// So many views are not drawn.
        case leftOut(Int)
    }

    var entries: [Entry] = []
    var style: ItemStyle
    var ellipsis: String
    /// Spells a subject, with all there is to say of it or briefly. Only that of an entry that is shown is spelled, as there
    /// may be thousands.
    var text: (_ subject: Subject, _ isBrief: Bool) -> String

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
    }

    /// Entries side by side, in at most this many rows. The last line says how many are omitted.
    func flowing(columns: Int, rows: Int) -> Extract {
        var lines: [Line] = []
        for entry in entries where lines.count <= rows {
            let added = self.lines(of: entry, columns: columns, isBrief: false)
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

    /// The columns of the shortest entry, `a: b`, with a gap.
    private static let narrowest = 6

    /// Each entry on its own lines, in several columns if the height requires it, in at most this many rows: briefly, if that
    /// makes more of them fit. The last line says how many are omitted.
    func stacked(columns: Int, height: Int, rows: Int) -> Extract {
        let full = stacked(entries, columns: columns, height: height, rows: rows, isBrief: false)
        if full.shown == entries.count { return full }
        // A name without a place or a frame says little.
        let marked = entries.filter { !$0.mark.isEmpty || $0.isFinding || !$0.isItem }
        let brief = stacked(marked, columns: columns, height: height, rows: rows, isBrief: true)
        return brief.shown > full.shown ? brief : full
    }

    private func stacked(
        _ entries: [Entry], columns: Int, height: Int, rows: Int, isBrief: Bool
    ) -> Extract {
        // No more have room, however narrow they are.
        let most = rows < entries.count ? rows * (columns / Self.narrowest + 1) + 1 : entries.count
        let lines = entries.prefix(most).flatMap { self.lines(of: $0, columns: columns, isBrief: isBrief) }
        let isWhole = entries.count == self.entries.count
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
            let count = shown.reduce(0) { $0 + $1.endings }
            let rowsOfLines = (0..<min(length, shown.count)).map { row in
                var (text, column, width) = ("", 0, 0)
                for (start, wide) in zip(starts, widths) where start + row < shown.count {
                    text += String(repeating: " ", count: column - width) + shown[start + row].text
                    width = column + shown[start + row].width
                    column += wide + 2
                }
                return text
            }
            return Extract(
                lines: rowsOfLines + (isCut ? [rest(after: entries.prefix(count), columns: columns)] : []), shown: count
            )
        }
        return fitted(lines, of: entries, columns: columns, rows: rows)
    }

    /// The lines of a single entry; all but the first are indented.
    private func lines(of entry: Entry, columns: Int, isBrief: Bool) -> [Line] {
        let mark =
            entry.mark.isEmpty
            ? "" : entry.mark + (entry.mark.first.map { $0.isLetter || $0.isNumber } == true ? ": " : " ")
        let width = min(mark.displayWidth, columns / 2)
        let indent = width == 0 ? "" : String(repeating: " ", count: width)
        let room = max(1, columns - width)
        let parts = TextWrapping(columns: room).lines(of: text(entry.subject, isBrief && !entry.mark.isEmpty))
        return parts.enumerated().map { number, part in
            let plain = ((number == 0 ? mark : indent) + part).cut(to: columns, mark: "")
            let escape = number == 0 && !mark.isEmpty ? style.escape(item: entry.item, .bold) : ""
            let text =
                escape.isEmpty || !plain.hasPrefix(entry.mark)
                ? plain : escape + entry.mark + ItemStyle.reset + plain.dropFirst(entry.mark.count)
            return Line(text: text, width: plain.displayWidth, endings: number == parts.count - 1 ? 1 : 0)
        }
    }

    /// - Parameter listed: the entries of the lines.
    private func fitted(_ lines: [Line], of listed: [Entry], columns: Int, rows: Int) -> Extract {
        if rows <= 0 { return Extract(lines: [], shown: 0) }
        let isCut = lines.count > rows
        let kept = isCut ? lines.prefix(rows - 1) : lines[...]
        let shown = kept.reduce(0) { $0 + $1.endings }
        return Extract(
            lines: kept.map(\.text) + (isCut ? [rest(after: listed.prefix(shown), columns: columns)] : []),
            shown: shown)
    }

    /// `… 12 more`
    private func rest(after shown: some Collection<Entry>, columns: Int) -> String {
        let findings = entries.count(where: \.isFinding) - shown.count(where: \.isFinding)
        let count = "\(ellipsis) \(entries.count - shown.count) more"
        let full = findings > 0 ? "\(count), \(findings) of them with ! or ?" : count
        return full.displayWidth <= columns ? full : count.cut(to: columns, mark: "")
    }
}
