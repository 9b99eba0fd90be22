/// The deterministic size of text, in points: that of its font or, without one, 8 points per column and 20 per line.
package struct TextMetrics {
    package var font: Font?
    /// How much wider than usual the text is.
    package var scale = 1.0
    /// Sizes in a font are rounded up to whole pixels, of which there are this many in a point; not at all if nil.
    package var pixels: Double?

    package init(font: Font?, scale: Double = 1, pixels: Double? = nil) {
        self.font = font
        self.scale = scale
        self.pixels = pixels
    }

    static let buttonPadding = Size(width: 16, height: 12)
    private static let fieldPadding = 14.0
    private static let columnWidth = 8.0

    package var lineHeight: Double { font?.lineHeight ?? 20 }
    /// From a label's top to its first baseline.
    var firstBaseline: Double { font?.ascender ?? 16 }
    /// From a label's last baseline to its bottom.
    var lastBaseline: Double { font.map { -$0.descender } ?? 4 }
    var fieldHeight: Double { rounded(lineHeight) + Self.fieldPadding }

    /// The size of text that is broken at newlines and, if there is a width, greedily at spaces.
    ///
    /// - Parameter maximumLines: lines past this many don't count; 0 sets no limit.
    package func size(of text: String, wrappedAt width: Double?, maximumLines: Int) -> Size {
        if text.isEmpty { return Size(width: 0, height: 0) }
        guard let font else { return plainSize(of: text, wrappedAt: width, maximumLines: maximumLines) }
        let lines = LineBreaker(width: width.map { $0 / scale }, font: font).lines(of: text)
            .prefix(maximumLines > 0 ? maximumLines : .max)
        return Size(
            width: rounded((lines.map(font.width).max() ?? 0) * scale),
            height: rounded(Double(lines.count) * lineHeight))
    }

    private func plainSize(of text: String, wrappedAt width: Double?, maximumLines: Int) -> Size {
        let columnWidth = Self.columnWidth * scale
        if width == nil, let columns = text.ordinaryWidth {
            return Size(width: Double(columns) * columnWidth, height: lineHeight)
        }
        let columns = width.map { max(1, Int(min($0 / columnWidth + 1e-6, 1e9))) } ?? .max
        let lines = LineBreaker(columns: columns).lines(of: text).prefix(maximumLines > 0 ? maximumLines : .max)
        return Size(
            width: Double(lines.map(\.displayWidth).max() ?? 0) * columnWidth,
            height: Double(lines.count) * lineHeight)
    }

    private func rounded(_ length: Double) -> Double {
        guard font != nil, let pixels else { return length }
        let unit = max(1, pixels)
        // Less than this is an error of computing.
        return (length * unit - 1e-6).rounded(.up) / unit
    }
}

extension Layout.Item {
    /// Whether the frame has no room for a second line of text.
    package var isHighAsLine: Bool {
        let lineHeight = TextMetrics(font: font).lineHeight
        return rootFrame.height < 2 * lineHeight + (kind == .button ? TextMetrics.buttonPadding.height : 0)
    }

    /// Whether the frame is wide enough for the text on a single line.
    package var showsLine: Bool {
        guard let text else { return false }
        let metrics = TextMetrics(font: font)
        let size = metrics.size(of: text, wrappedAt: nil, maximumLines: 0)
        let padding = kind == .button ? TextMetrics.buttonPadding.width : 0
        return size.height <= metrics.lineHeight && size.width + padding <= rootFrame.width + 0.5
    }
}
