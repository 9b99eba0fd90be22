internal import Masonry

/// Completions as rows below the statement, each with a description if there is room. Otherwise Tab pages first through
/// the names alone, then through the descriptions.
struct CandidateList {
    static let gap = 2
    private let candidates: [Candidate]
    private let style: PromptStyle

    init(_ candidates: [Candidate], style: PromptStyle) {
        self.candidates = candidates
        self.style = style
    }

    /// The pages of a list for this many columns and rows; at least one.
    func pages(columns: Int, height: Int) -> [[ScreenRow]] {
        let hasSummaries = candidates.contains { !$0.summary.isEmpty }
        let names = candidates.map { ScreenRow($0.text) }
        let all = hasSummaries ? Self.described(candidates[...], style) : names
        if let all = Self.table(of: all[...], columns: columns, height: height) { return [all] }
        var pages = pages(height: height) { rest, height in
            var (count, rows) = (1, [names[rest.startIndex].cut(to: columns)])
            while count < rest.count,
                let more = Self.table(
                    of: names[rest.startIndex...(rest.startIndex + count)], columns: columns, height: height)
            {
                rows = more
                count += 1
            }
            return (rows, count)
        }
        guard hasSummaries else { return pages }
        pages += self.pages(height: height) { rest, height in
            let shown = rest.prefix(height)
            return (Self.described(shown, style).map { $0.cut(to: columns) }, shown.count)
        }
        return pages.map { $0.map { $0.cut(to: columns) } }
    }

    /// The candidates split into pages, each with a row that says which part it shows.
    private func pages(
        height: Int, _ page: (_ rest: ArraySlice<Candidate>, _ height: Int) -> (rows: [ScreenRow], count: Int)
    ) -> [[ScreenRow]] {
        var pages: [[ScreenRow]] = []
        var start = 0
        while start < candidates.count {
            let (rows, count) = page(candidates[start...], max(1, height - 1))
            let end = start + count
            let place =
                count == candidates.count ? "all \(count)" : "\(start + 1) to \(end) of \(candidates.count)"
            pages.append(rows + [ScreenRow(style.faint("\(place); Tab shows more"))])
            start = end
        }
        return pages
    }

    /// The candidates with their descriptions, aligned in a column.
    private static func described(_ candidates: ArraySlice<Candidate>, _ style: PromptStyle) -> [ScreenRow] {
        let width = candidates.map(\.text.displayWidth).max() ?? 0
        return candidates.map { candidate in
            var cell = ScreenRow(candidate.text)
            let gap = String(repeating: " ", count: max(0, width - cell.width) + gap)
            if !candidate.summary.isEmpty { cell.append(gap + style.faint(candidate.summary)) }
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
