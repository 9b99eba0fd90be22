internal import Masonry

/// Writes the texts of labels, buttons and fields: eight points per column and twenty per line, as in the layout.
struct SVGTexts {
    private let layout: Layout
    private static let columnWidth = 8.0
    private static let lineHeight = 20.0
    private static let ascent = 15.0

    init(_ layout: Layout) {
        self.layout = layout
    }

    func write(_ view: SVGPage.View, to file: inout SVGWriter) {
        let anchor = anchor(view)
        for (number, line) in lines(view).enumerated() where !line.isEmpty {
            let place = [("x", anchor.place.svg), ("y", baseline(view, number).svg), ("text-anchor", anchor.name)]
            let opacity = view.isAway ? [("opacity", "0.35")] : []
            file.element("text", [("class", "text")] + place + opacity, content: line.xmlEscaped)
        }
    }

    /// The boxes of the lines of text, which labels should keep free.
    func boxes(_ view: SVGPage.View) -> [Box] {
        let anchor = anchor(view)
        return lines(view).enumerated().map { number, line in
            let width = Double(line.displayWidth) * Self.columnWidth
            let left = anchor.place - (anchor.name == "middle" ? width / 2 : anchor.name == "end" ? width : 0)
            // From the top of the capitals to the descenders.
            return Box(Rect(x: left, y: baseline(view, number) - 10.6, width: width, height: 13.8))
        }
    }

    private func baseline(_ view: SVGPage.View, _ line: Int) -> Double {
        let top = view.box.middleY - Double(lines(view).count) * Self.lineHeight / 2
        return top + Self.ascent + Double(line) * Self.lineHeight
    }

    private func inset(_ kind: ViewKind) -> Double {
        kind == .field ? 6 : kind == .button ? 4 : 0
    }

    private func anchor(_ view: SVGPage.View) -> (place: Double, name: String) {
        let kind = layout.items[view.item].kind
        if kind == .button { return (view.box.middleX, "middle") }
        return layout.screen.direction == .rightToLeft
            ? (view.box.right - inset(kind), "end") : (view.box.left + inset(kind), "start")
    }

    /// The lines that the frame has room for.
    private func lines(_ view: SVGPage.View) -> [String] {
        let item = layout.items[view.item]
        guard let text = item.text, !text.isEmpty else { return [] }
        let width = view.box.width - 2 * inset(item.kind) + 0.01
        let columns = Int(min(10_000, (width / Self.columnWidth).rounded(.down)))
        let rows = Int(min(10_000, max(1, ((view.box.height + 0.01) / Self.lineHeight).rounded(.down))))
        guard columns >= 1, view.box.height >= 12 else { return [] }
        let lines = TextWrapping(columns: columns).lines(of: text)
        if lines.count <= rows { return lines }
        let rest = lines[(rows - 1)...].joined(separator: " ")
        return lines.prefix(rows - 1) + [rest.cut(to: columns)]
    }
}
