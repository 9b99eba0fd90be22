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
    /// Spells a subject. Only that of an entry that is shown is spelled, as there may be thousands.
    var text: (Subject) -> String

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
            let added = self.lines(of: entry, columns: columns)
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

    /// The columns of the shortest entry, `a 0,0 1×1`, with a gap.
    private static let narrowest = 11

    /// Each entry on its own lines, in several columns if the height requires it, in at most this many rows. The last
    /// line says how many are omitted.
    func stacked(columns: Int, height: Int, rows: Int) -> Extract {
        // No more have room, however narrow they are.
        let most = rows < entries.count ? rows * (columns / Self.narrowest + 1) + 1 : entries.count
        let lines = entries.prefix(most).flatMap { self.lines(of: $0, columns: columns) }
        guard lines.count > height, let widest = lines.map(\.width).max() else {
            return fitted(lines, columns: columns, rows: rows)
        }
        let stacks = min(max(1, (columns + 2) / (widest + 2)), (lines.count + height - 1) / height)
        if stacks == 1 { return fitted(lines, columns: columns, rows: rows) }
        let length = max(height, (lines.count + stacks - 1) / stacks)
        let rowsOfLines = (0..<length).map { row in
            var joined = Line(text: "", width: 0, endings: 0)
            for stack in 0..<stacks where stack * length + row < lines.count {
                let line = lines[stack * length + row]
                joined.text += String(repeating: " ", count: stack * (widest + 2) - joined.width) + line.text
                joined.width = stack * (widest + 2) + line.width
                joined.endings += line.endings
            }
            return joined
        }
        return fitted(rowsOfLines, columns: columns, rows: rows)
    }

    /// The lines of a single entry; all but the first are indented.
    private func lines(of entry: Entry, columns: Int) -> [Line] {
        let mark = entry.mark.isEmpty ? "" : entry.mark + (entry.mark.first?.isLetter == true ? ": " : " ")
        let width = min(mark.displayWidth, columns / 2)
        let indent = width == 0 ? "" : String(repeating: " ", count: width)
        let room = max(1, columns - width)
        let parts = TextWrapping(columns: room).lines(of: text(entry.subject))
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
        let findings = entries.dropFirst(shown).filter(\.isFinding).count
        let count = "\(ellipsis) \(entries.count - shown) more"
        let full = findings > 0 ? "\(count), \(findings) of them with ! or ?" : count
        let rest = full.displayWidth <= columns ? full : count.cut(to: columns, mark: "")
        return Extract(lines: kept.map(\.text) + [rest], shown: shown)
    }
}
