internal import Masonry

/// Completions as rows below the statement, each with a description if there is room. Otherwise the names alone are shown
/// first, and the descriptions around the chosen one.
struct CandidateList {
    static let gap = 2
    private let candidates: [Candidate]
    private let style: PromptStyle

    struct Page {
        let rows: [ScreenRow]
        /// The number of candidates in a column.
        let columnLength: Int
    }

    init(_ candidates: [Candidate], style: PromptStyle) {
        self.candidates = candidates
        self.style = style
    }

    /// The index of the candidate some steps from another, around the ends; at first from outside.
    func place(_ steps: Int, from place: Int?) -> Int {
        let start = place ?? (steps > 0 ? -1 : candidates.count)
        let end = start + steps
        // A step by a column stops at the ends.
        if abs(steps) > 1 { return min(max(end, 0), candidates.count - 1) }
        return (end + candidates.count) % candidates.count
    }

    /// The part of the list that fits these columns and rows, with the chosen candidate.
    func page(choosing chosen: Int?, columns: Int, height: Int) -> Page {
        let cells = candidates.indices.map { cell($0, isChosen: $0 == chosen) }
        let all = described(cells, 0..<cells.count)
        if let rows = Self.table(of: all[...], columns: columns, height: height) {
            return Page(rows: rows, columnLength: rows.count)
        }
        let height = max(1, height - 1)
        guard let chosen else { return names(cells, columns: columns, height: height) }
        let first = chosen / height * height
        let part = first..<min(first + height, cells.count)
        let rows = described(cells, part).map { $0.cut(to: columns) }
        return Page(rows: rows + [footer("\(chosen + 1) of \(cells.count)", columns)], columnLength: height)
    }

    /// As many names as fit, side by side.
    private func names(_ cells: [ScreenRow], columns: Int, height: Int) -> Page {
        var (count, rows) = (1, [cells[0].cut(to: columns)])
        while count < cells.count, let more = Self.table(of: cells[...count], columns: columns, height: height) {
            rows = more
            count += 1
        }
        let part = count == cells.count ? "all \(count)" : "1 to \(count) of \(cells.count)"
        return Page(rows: rows + [footer("\(part); Tab shows more", columns)], columnLength: rows.count)
    }

    private func footer(_ text: String, _ columns: Int) -> ScreenRow { ScreenRow(style.faint(text)).cut(to: columns) }

    /// The name of a candidate. Without colors the chosen one has a mark.
    private func cell(_ index: Int, isChosen: Bool) -> ScreenRow {
        let text = candidates[index].text.visible()
        return ScreenRow(isChosen ? (style.usesColor ? style.chosen(text) : "> " + text) : text)
    }

    /// The candidates with their descriptions, aligned in a column.
    private func described(_ cells: [ScreenRow], _ part: Range<Int>) -> [ScreenRow] {
        let width = cells[part].map(\.width).max() ?? 0
        return part.map { index in
            var cell = cells[index]
            let gap = String(repeating: " ", count: max(0, width - cell.width) + Self.gap)
            let summary = candidates[index].summary.visible()
            if !summary.isEmpty { cell.append(gap + style.faint(summary)) }
            return cell
        }
    }

    /// The cells column by column, each column as wide as necessary; nil if they don't fit.
    static func table(of cells: ArraySlice<ScreenRow>, columns: Int, height: Int) -> [ScreenRow]? {
        guard height > 0 else { return nil }
        let cells = Array(cells)
        // A single column may be too wide and is truncated.
        for perColumn in 1...max(1, min(height, cells.count)) {
            let starts = Array(stride(from: 0, to: cells.count, by: perColumn))
            let widths = starts.map { start in
                cells[start..<min(start + perColumn, cells.count)].map(\.width).max() ?? 0
            }
            if widths.reduce(-gap, { $0 + gap + $1 }) > columns, starts.count > 1 { continue }
            return (0..<perColumn).map { index in
                var row = ScreenRow()
                var column = 0
                for (start, width) in zip(starts, widths) where start + index < cells.count {
                    row.append(String(repeating: " ", count: max(0, column - row.width)))
                    row.append(cells[start + index].text)
                    column += width + gap
                }
                return row.cut(to: columns)
            }
        }
        return nil
    }
}
