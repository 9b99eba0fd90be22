internal import Masonry

/// Columns of text, each as wide as its widest cell, two spaces apart.
struct TextTable {
    /// By column. Further columns are aligned left.
    var isAlignedRight: [Bool] = []
    var rows: [[String]] = []

    /// The lines, each ending with a newline and without trailing spaces.
    var text: String {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.displayWidth)
            }
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                column < isAlignedRight.count && isAlignedRight[column]
                    ? cell.paddedLeft(to: widths[column]) : cell.padded(to: widths[column])
            }
            return cells.joined(separator: "  ").withoutTrailingSpaces + "\n"
        }.joined()
    }
}
