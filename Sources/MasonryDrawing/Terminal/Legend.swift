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
        return fitted(lines, columns: columns, rows: rows)
    }

    /// The columns of the shortest entry, `a: b`, with a gap.
    private static let narrowest = 6

    /// Each entry on its own lines, in several columns if the height requires it, in at most this many rows: briefly, if that
    /// makes more of them fit. The last line says how many are omitted.
    func stacked(columns: Int, height: Int, rows: Int) -> Extract {
        let full = stacked(columns: columns, height: height, rows: rows, isBrief: false)
        if full.shown == entries.count { return full }
        let brief = stacked(columns: columns, height: height, rows: rows, isBrief: true)
        return brief.shown > full.shown ? brief : full
    }

    private func stacked(columns: Int, height: Int, rows: Int, isBrief: Bool) -> Extract {
        // No more have room, however narrow they are.
        let most = rows < entries.count ? rows * (columns / Self.narrowest + 1) + 1 : entries.count
        var lines = entries.prefix(most).flatMap { self.lines(of: $0, columns: columns, isBrief: isBrief) }
        guard lines.count > height, let widest = lines.map(\.width).max() else {
            return fitted(lines, columns: columns, rows: rows)
        }
        let stacks = min(max(1, (columns + 2) / (widest + 2)), (lines.count + height - 1) / height)
        var length = max(height, (lines.count + stacks - 1) / stacks)
        if stacks == 1 || rows < 2 { return fitted(lines, columns: columns, rows: rows) }
        let isCut = length > rows
        if isCut {
            length = rows - 1
            lines = Array(lines.prefix(stacks * length))
        }
        let rowsOfLines = (0..<length).map { row in
            var (text, width) = ("", 0)
            for stack in 0..<stacks where stack * length + row < lines.count {
                let line = lines[stack * length + row]
                text += String(repeating: " ", count: stack * (widest + 2) - width) + line.text
                width = stack * (widest + 2) + line.width
            }
            return text
        }
        let shown = lines.reduce(0) { $0 + $1.endings }
        return Extract(lines: rowsOfLines + (isCut ? [rest(after: shown, columns: columns)] : []), shown: shown)
    }

    /// The lines of a single entry; all but the first are indented.
    private func lines(of entry: Entry, columns: Int, isBrief: Bool) -> [Line] {
        let mark = entry.mark.isEmpty ? "" : entry.mark + (entry.mark.first.map { $0.isLetter || $0.isNumber } == true ? ": " : " ")
        let width = min(mark.displayWidth, columns / 2)
        let indent = width == 0 ? "" : String(repeating: " ", count: width)
        let room = max(1, columns - width)
        let parts = TextWrapping(columns: room).lines(of: text(entry.subject, isBrief))
        return parts.enumerated().map { number, part in
            let plain = ((number == 0 ? mark : indent) + part).cut(to: columns, mark: "")
            let escape = number == 0 && !mark.isEmpty ? style.escape(item: entry.item, .bold) : ""
            let text =
                escape.isEmpty || !plain.hasPrefix(entry.mark)
                ? plain : escape + entry.mark + ItemStyle.reset + plain.dropFirst(entry.mark.count)
            return Line(text: text, width: plain.displayWidth, endings: number == parts.count - 1 ? 1 : 0)
        }
    }

    private func fitted(_ lines: [Line], columns: Int, rows: Int) -> Extract {
        if rows <= 0 { return Extract(lines: [], shown: 0) }
        if lines.count <= rows { return Extract(lines: lines.map(\.text), shown: entries.count) }
        let kept = lines.prefix(rows - 1)
        let shown = kept.reduce(0) { $0 + $1.endings }
        return Extract(lines: kept.map(\.text) + [rest(after: shown, columns: columns)], shown: shown)
    }

    /// `… 12 more`
    private func rest(after shown: Int, columns: Int) -> String {
        let findings = entries.dropFirst(shown).filter(\.isFinding).count
        let count = "\(ellipsis) \(entries.count - shown) more"
        let full = findings > 0 ? "\(count), \(findings) of them with ! or ?" : count
        return full.displayWidth <= columns ? full : count.cut(to: columns, mark: "")
    }
}
