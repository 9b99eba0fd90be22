internal import Masonry
internal import MasonryDrawing

/// A picture that is shown with a session's own, such as the layout on another screen of a lesson.
struct CompanionPicture {
    let title: String
    let layout: Layout
    let ghosts: [Ghost]
}

extension [CompanionPicture] {
    /// The fewest rows for a useful picture.
    private static var minRows: Int { 6 }
    private static var gap: Int { 3 }

    /// The pictures below their titles, side by side as far as the columns allow, then one below the other; those that
    /// don't fit the rows are left out.
    func lines(_ presenter: Presenter, _ settings: PictureSettings, columns: Int, rows: Int) -> [String] {
        var lines: [String] = []
        var line: [[String]] = []
        for picture in self {
            for isBeside in [true, false] {
                let above = isBeside ? 0 : lines.count + (line.map(\.count).max() ?? 0)
                let used = line.reduce(0) { $0 + $1.width + Self.gap }
                let (width, height) = (isBeside ? columns - used : columns, rows - lines.count - (isBeside ? 0 : above))
                guard height > Self.minRows, width > 0 else { continue }
                let block =
                    [picture.title]
                    + presenter.lines(
                        picture.layout, PictureSettings(theme: settings.theme), since: nil, ghosts: picture.ghosts,
                        after: PictureMemory(), columns: isBeside && used > 0 ? Swift.min(width, columns / 2) : width,
                        rows: height - 1)
                if block.width > width || block.count > height { continue }
                if !isBeside {
                    lines += line.sideBySide(gap: Self.gap)
                    line = []
                }
                line.append(block)
                break
            }
        }
        return lines + line.sideBySide(gap: Self.gap)
    }
}

extension [String] {
    /// The columns of the widest line, without color codes.
    fileprivate var width: Int { map { ScreenRow($0).width }.max() ?? 0 }
}

extension [[String]] {
    /// Blocks of lines beside each other.
    fileprivate func sideBySide(gap: Int) -> [String] {
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
