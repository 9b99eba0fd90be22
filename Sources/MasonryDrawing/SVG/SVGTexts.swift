internal import Masonry

/// Writes the texts of labels, buttons and fields: eight points for a column, twenty for a line, as the layout reckons.
struct SVGTexts {
    private let layout: Layout
    private static let columnWidth = 8.0
    private static let lineHeight = 20.0
    private static let ascent = 15.0

    init(_ layout: Layout) {
        self.layout = layout
    }

    func write(_ view: SVGPage.View, to file: inout SVGWriter) {
        let item = layout.items[view.item]
        guard let text = item.text, !text.isEmpty else { return }
        let inset = item.kind == .field ? 6.0 : item.kind == .button ? 4 : 0
        let columns = min(10_000, ((view.box.width - 2 * inset + 0.01) / Self.columnWidth).rounded(.down))
        let rows = min(10_000, max(1, ((view.box.height + 0.01) / Self.lineHeight).rounded(.down)))
        guard columns >= 1, view.box.height >= 12 else { return }
        var lines = TextWrapping(columns: Int(columns)).lines(of: text)
        if lines.count > Int(rows) {
            let rest = lines[(Int(rows) - 1)...].joined(separator: " ")
            lines = lines.prefix(Int(rows) - 1) + [rest.cut(to: Int(columns))]
        }
        let top = view.box.middleY - Double(lines.count) * Self.lineHeight / 2
        let isMirrored = layout.screen.direction == .rightToLeft
        let (place, anchor): (Double, String) =
            switch item.kind {
            case .button: (view.box.middleX, "middle")
            case _ where isMirrored: (view.box.right - inset, "end")
            default: (view.box.left + inset, "start")
            }
        for (number, line) in lines.enumerated() where !line.isEmpty {
            let baseline = top + Self.ascent + Double(number) * Self.lineHeight
            let opacity = view.isAway ? [("opacity", "0.35")] : []
            file.element(
                "text",
                [("class", "text"), ("x", place.svg), ("y", baseline.svg), ("text-anchor", anchor)] + opacity,
                content: line.xmlEscaped)
        }
    }
}
