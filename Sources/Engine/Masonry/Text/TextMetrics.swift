/// The project's deterministic text metrics, in points.
package enum TextMetrics {
    static let columnWidth = 8.0
    package static let lineHeight = 20.0
    static let buttonPadding = Size(width: 16, height: 12)
    static let fieldHeight = 34.0
    /// From a label's top to its first baseline.
    static let firstBaseline = 16.0
    /// From a label's last baseline to its bottom.
    static let lastBaseline = 4.0

    /// The size of text that is broken at newlines and, if there is a width, greedily at spaces.
    ///
    /// - Parameters:
    ///   - maximumLines: lines past this many don't count; 0 sets no limit.
    ///   - scale: how much wider than usual each column is.
    package static func size(
        of text: String, wrappedAt width: Double?, maximumLines: Int, scale: Double = 1
    ) -> Size {
        let columnWidth = columnWidth * scale
        if text.isEmpty { return Size(width: 0, height: 0) }
        if width == nil, let columns = text.ordinaryWidth {
            return Size(width: Double(columns) * columnWidth, height: lineHeight)
        }
        let columns = width.map { max(1, Int(min($0 / columnWidth + 1e-6, 1e9))) } ?? .max
        let lines = LineBreaker(columns: columns).lines(of: text).prefix(maximumLines > 0 ? maximumLines : .max)
        return Size(
            width: Double(lines.map(\.displayWidth).max() ?? 0) * columnWidth,
            height: Double(lines.count) * lineHeight)
    }
}

extension Layout.Item {
    /// Whether the frame has no room for a second line of text.
    package var isHighAsLine: Bool {
        rootFrame.height < 2 * TextMetrics.lineHeight + (kind == .button ? TextMetrics.buttonPadding.height : 0)
    }

    /// Whether the frame is wide enough for the text on a single line.
    package var showsLine: Bool {
        guard let text else { return false }
        let size = TextMetrics.size(of: text, wrappedAt: nil, maximumLines: 0)
        let padding = kind == .button ? TextMetrics.buttonPadding.width : 0
        return size.height <= TextMetrics.lineHeight && size.width + padding <= rootFrame.width + 0.5
    }
}
