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

    /// Lines of the entries side by side, at most as many as the rows; the last says how many are left out.
    func flowing(columns: Int, rows: Int) -> [String] {
        lines(rows: rows, columns: columns) { entries in
            var rows: [[Entry]] = []
            var width = 0
            for entry in entries {
                let needed = plain(entry, columns).displayWidth
                if !rows.isEmpty, width + 2 + needed <= columns {
                    rows[rows.count - 1].append(entry)
                    width += 2 + needed
                } else {
                    rows.append([entry])
                    width = needed
                }
            }
            return rows
        }
    }

    /// One entry on each line, at most as many as the rows; the last says how many are left out.
    func stacked(columns: Int, rows: Int) -> [String] {
        lines(rows: rows, columns: columns) { $0.map { [$0] } }
    }

    private func lines(rows: Int, columns: Int, _ arranged: ([Entry]) -> [[Entry]]) -> [String] {
        guard rows > 0, !entries.isEmpty else { return [] }
        var shown = arranged(entries)
        var omitted = 0
        if shown.count > rows {
            shown = Array(shown.prefix(rows - 1))
            omitted = entries.count - shown.reduce(0) { $0 + $1.count }
        }
        var lines = shown.map { $0.map { colored($0, columns) }.joined(separator: "  ") }
        if omitted > 0 { lines.append("\(ellipsis) \(omitted) more".cut(to: columns, mark: "")) }
        return lines
    }

    private func plain(_ entry: Entry, _ columns: Int) -> String {
        ((entry.mark.isEmpty ? "" : entry.mark + (entry.mark.allSatisfy(\.isLetter) ? ": " : " ")) + entry.text).cut(
            to: columns, mark: ellipsis)
    }

    private func colored(_ entry: Entry, _ columns: Int) -> String {
        let text = plain(entry, columns)
        let escape = style.escape(item: entry.item, isBold: true)
        guard !escape.isEmpty, !entry.mark.isEmpty, text.hasPrefix(entry.mark) else { return text }
        return escape + entry.mark + ItemStyle.reset + text.dropFirst(entry.mark.count)
    }
}
