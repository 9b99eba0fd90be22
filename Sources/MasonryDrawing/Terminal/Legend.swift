internal import Masonry

/// The names that found no place in a picture, each with its code and frame.
struct Legend {
    struct Entry {
        /// The code or arrow in the picture; empty where there is none.
        var mark: String
        var text: String
        /// The item whose colour the mark takes.
        var item: Int?
    }

    var entries: [Entry] = []
    var style: ItemStyle
    var ellipsis: String

    /// A line of the legend, and how many entries end in it.
    private struct Line {
        var text: String
        var width: Int
        var endings: Int
    }

    /// Lines of the entries side by side, at most as many as the rows; the last says how many are left out.
    func flowing(columns: Int, rows: Int) -> [String] {
        var lines: [Line] = []
        for entry in entries {
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

    /// Each entry on lines of its own, at most as many as the rows; the last says how many are left out.
    func stacked(columns: Int, rows: Int) -> [String] {
        fitted(entries.flatMap { lines(of: $0, columns: columns) }, columns: columns, rows: rows)
    }

    /// The lines that one entry takes alone, the later ones indented.
    private func lines(of entry: Entry, columns: Int) -> [Line] {
        let mark = entry.mark.isEmpty ? "" : entry.mark + (entry.mark.allSatisfy(\.isLetter) ? ": " : " ")
        let indent = String(repeating: " ", count: min(mark.displayWidth, columns / 2))
        let room = max(1, columns - indent.displayWidth)
        let parts = TextWrapping(columns: room).lines(of: entry.text)
        return parts.enumerated().map { number, part in
            let plain = ((number == 0 ? mark : indent) + part).cut(to: columns, mark: "")
            let escape = number == 0 && !mark.isEmpty ? style.escape(item: entry.item, isBold: true) : ""
            let text =
                escape.isEmpty || !plain.hasPrefix(entry.mark)
                ? plain : escape + entry.mark + ItemStyle.reset + plain.dropFirst(entry.mark.count)
            return Line(text: text, width: plain.displayWidth, endings: number == parts.count - 1 ? 1 : 0)
        }
    }

    private func fitted(_ lines: [Line], columns: Int, rows: Int) -> [String] {
        if rows <= 0 { return [] }
        if lines.count <= rows { return lines.map(\.text) }
        let shown = lines.prefix(rows - 1)
        let omitted = entries.count - shown.reduce(0) { $0 + $1.endings }
        return shown.map(\.text) + ["\(ellipsis) \(omitted) more".cut(to: columns, mark: "")]
    }
}
