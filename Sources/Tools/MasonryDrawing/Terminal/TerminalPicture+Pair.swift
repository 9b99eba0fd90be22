public import Masonry

extension TerminalPicture {
    /// The fewest columns for a useful picture.
    private static let minColumns = 24
    private static let gap = 3

    /// Two layouts, each below a title: side by side if the columns allow it, else one below the other.
    ///
    /// The second is marked with its changes from the first, unless `earlier` is set to another layout to compare with.
    /// Takes the same columns and rows as one picture.
    public func draw(_ first: Layout, beside second: Layout, titles: (String, String)) -> String {
        let half = (columns - Self.gap) / 2
        var (one, other) = (self, self)
        one.earlier = nil
        other.earlier = earlier ?? first
        if half < Self.minColumns {
            one.rows = max(1, rows / 2 - 1)
            other.rows = max(1, rows - rows / 2 - 1)
            return titles.0.cut(to: columns) + "\n" + one.draw(first) + titles.1.cut(to: columns) + "\n"
                + other.draw(second)
        }
        (one.columns, one.rows) = (half, max(1, rows - 1))
        (other.columns, other.rows) = (one.columns, one.rows)
        return one.titled(titles.0, first).beside(other.titled(titles.1, second), gap: Self.gap)
    }

    private func titled(_ title: String, _ layout: Layout) -> Block {
        var plain = self
        plain.colors = .none
        let title = title.cut(to: columns)
        return Block(
            lines: [title] + draw(layout).lines,
            widths: [title.displayWidth] + plain.draw(layout).lines.map(\.displayWidth))
    }

    /// Lines, and their width without color codes.
    private struct Block {
        var lines: [String]
        var widths: [Int]

        func beside(_ other: Block, gap: Int) -> String {
            let width = (widths.max() ?? 0) + gap
            return (0..<max(lines.count, other.lines.count)).map { row in
                let line = row < lines.count ? lines[row] : ""
                guard row < other.lines.count, !other.lines[row].isEmpty else { return line + "\n" }
                let written = row < widths.count ? widths[row] : 0
                return line + String(repeating: " ", count: width - written) + other.lines[row] + "\n"
            }.joined()
        }
    }
}

extension String {
    /// Without newlines at their ends.
    fileprivate var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
}
