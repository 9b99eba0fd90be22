internal import Masonry
internal import MasonryDrawing

/// A picture that is shown with a session's own, such as the layout on another screen of a lesson.
struct CompanionPicture {
    let title: String
    let layout: Layout
    let ghosts: [Ghost]

    /// The least room for a useful picture and its title.
    private static let (minColumns, minRows) = (24, 7)

    /// The picture below its title; nil if there is no room for it.
    fileprivate func block(_ presenter: Presenter, _ theme: Theme, columns: Int, rows: Int) -> [String]? {
        guard columns >= Self.minColumns, rows >= Self.minRows else { return nil }
        let block =
            [title]
            + presenter.lines(
                layout, PictureSettings(theme: theme), since: nil, ghosts: ghosts, after: PictureMemory(),
                columns: columns, rows: rows - 1)
        return block.width <= columns && block.count <= rows ? block : nil
    }
}

extension [CompanionPicture] {
    private static var gap: Int { 3 }

    /// The columns for the session's picture and report: two thirds of a wide terminal, so that there is room beside.
    func columnsBeside(_ columns: Int) -> Int { isEmpty ? columns : Swift.min(columns, Swift.max(80, columns * 2 / 3)) }

    /// The session's picture and these side by side as far as the columns allow, then one below the other; those that don't
    /// fit the rows are left out.
    func lines(after own: [String], _ presenter: Presenter, _ theme: Theme, columns: Int, rows: Int) -> [String] {
        if isEmpty { return own }
        var lines: [String] = []
        var row = [own]
        for picture in self {
            let used = row.reduce(0) { $0 + $1.width + Self.gap }
            let room = rows - lines.count
            if let block = picture.block(presenter, theme, columns: columns - used, rows: room) {
                row.append(block)
            } else if let block = picture.block(
                presenter, theme, columns: columns, rows: room - (row.map(\.count).max() ?? 0))
            {
                lines += row.sideBySide(gap: Self.gap)
                row = [block]
            }
        }
        return lines + row.sideBySide(gap: Self.gap)
    }
}

extension [String] {
    /// The columns of the widest line, without color codes.
    fileprivate var width: Int { map { ScreenRow($0).width }.max() ?? 0 }
}

extension [[String]] {
    /// Blocks of lines beside each other.
    func sideBySide(gap: Int) -> [String] {
        (0..<(map(\.count).max() ?? 0)).map { row in
            var text = ""
            for (index, block) in enumerated() {
                let part = row < block.count ? block[row] : ""
                let padding = index == count - 1 ? 0 : block.width + gap - ScreenRow(part).width
                text += part + String(repeating: " ", count: padding)
            }
            return text
        }
    }
}
