internal import Masonry

/// What could be typed, as rows below the statement: with a few words on each where there is room, else names alone.
struct CandidateList {
    private static let gap = 2
    private let candidates: [Candidate]
    private let style: PromptStyle

    init(_ candidates: [Candidate], style: PromptStyle) {
        self.candidates = candidates
        self.style = style
    }

    /// The rows of a list that fits so many columns and rows; the last row counts what there is no room for.
    func rows(columns: Int, height: Int) -> [ScreenRow] {
        guard height > 0 else { return [] }
        let nameWidth = candidates.map(\.text.displayWidth).max() ?? 0
        let summaryWidth = candidates.map(\.summary.displayWidth).max() ?? 0
        let describedWidth = nameWidth + (summaryWidth > 0 ? Self.gap + summaryWidth : 0)
        let described = table(of: candidates.map { cell($0, nameWidth: nameWidth) }, width: describedWidth, in: columns)
        if described.count <= height { return described }
        let names = table(of: candidates.map { ScreenRow($0.text) }, width: nameWidth, in: columns)
        if names.count <= height { return names }
        let perRow = max(1, (columns + Self.gap) / (nameWidth + Self.gap))
        let shown = Array(candidates.prefix(max(0, (height - 1) * perRow)))
        return table(of: shown.map { ScreenRow($0.text) }, width: nameWidth, in: columns)
            + [ScreenRow(style.faint("and \(candidates.count - shown.count) more")).cut(to: columns)]
    }

    private func cell(_ candidate: Candidate, nameWidth: Int) -> ScreenRow {
        var cell = ScreenRow(candidate.text)
        let gap = String(repeating: " ", count: max(0, nameWidth - cell.width) + Self.gap)
        cell.append(gap + style.faint(candidate.summary))
        return cell
    }

    /// The cells column by column.
    private func table(of cells: [ScreenRow], width: Int, in columns: Int) -> [ScreenRow] {
        let perRow = max(1, (columns + Self.gap) / (width + Self.gap))
        let height = (cells.count + perRow - 1) / perRow
        return (0..<height).map { index in
            var row = ScreenRow()
            for (column, cell) in stride(from: index, to: cells.count, by: height).map({ cells[$0] }).enumerated() {
                row.append(String(repeating: " ", count: max(0, column * (width + Self.gap) - row.width)))
                row.append(cell.text)
            }
            return row.cut(to: columns)
        }
    }
}
