internal import Masonry

/// Writes the texts of labels, buttons and fields: in their fonts or, without one, with eight points per column and twenty per
/// line, as in the layout.
struct SVGTexts {
    private let layout: Layout
    private static let columnWidth = 8.0

    init(_ layout: Layout) {
        self.layout = layout
    }

    func write(_ view: SVGPage.View, to file: inout SVGWriter) {
        let anchor = anchor(view)
        for (number, line) in lines(view).enumerated() where !line.isEmpty {
            let place = [("x", anchor.place.svg), ("y", baseline(view, number).svg), ("text-anchor", anchor.name)]
            let opacity = view.isAway ? [("opacity", "0.35")] : []
            file.element(
                "text",
                [("class", "text"), (SVGWriter.view, String(view.item))] + place + style(of: line, view) + opacity,
                content: line.xmlEscaped)
        }
    }

    /// The boxes of the lines of text, which labels should keep free.
    func boxes(_ view: SVGPage.View) -> [Box] {
        let anchor = anchor(view)
        return lines(view).enumerated().map { number, line in
            let width = width(of: line, view)
            let left = anchor.place - (anchor.name == "middle" ? width / 2 : anchor.name == "end" ? width : 0)
            // From the top of the capitals to the descenders.
            let (above, below) = font(view).map { ($0.capHeight, -$0.descender) } ?? (10.6, 3.2)
            return Box(Rect(x: left, y: baseline(view, number) - above, width: width, height: above + below))
        }
    }

    private func font(_ view: SVGPage.View) -> Font? { layout.items[view.item].font }

    private func lineHeight(_ view: SVGPage.View) -> Double { TextMetrics(font: font(view)).lineHeight }

    private func width(of line: String, _ view: SVGPage.View) -> Double {
        font(view)?.width(of: line) ?? Double(line.displayWidth) * Self.columnWidth
    }

    /// The attributes of a line in its font. It has the width that the layout gives it, whatever fonts there are.
    private func style(of line: String, _ view: SVGPage.View) -> [(String, String)] {
        guard let font = font(view) else { return [] }
        return [
            ("style", "font: \(font.weight.svg) \(font.size.svg)px Inter, sans-serif"),
            ("textLength", font.width(of: line).svg), ("lengthAdjust", "spacingAndGlyphs"),
        ]
    }

    private func baseline(_ view: SVGPage.View, _ line: Int) -> Double {
        let lineHeight = lineHeight(view)
        let top = view.box.middleY - Double(lines(view).count) * lineHeight / 2
        return top + (font(view)?.ascender ?? 15) + Double(line) * lineHeight
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
        let lineHeight = lineHeight(view)
        let rows = Int(min(10_000, max(1, ((view.box.height + 0.01) / lineHeight).rounded(.down))))
        let columns = Int(min(10_000, (width / Self.columnWidth).rounded(.down)))
        guard columns >= 1, view.box.height >= 0.6 * lineHeight else { return [] }
        let lines =
            item.font.map { font in
                LineBreaker(width: width, font: font).lines(of: text.visible(keepingNewlines: true)).map(String.init)
            } ?? TextWrapping(columns: columns).lines(of: text)
        if lines.count <= rows { return lines }
        let rest = lines[(rows - 1)...].joined(separator: " ")
        return lines.prefix(rows - 1) + [item.font.map { rest.cut(to: width, in: $0) } ?? rest.cut(to: columns)]
    }
}

extension String {
    /// The text, cut to a width in points, with an ellipsis.
    fileprivate func cut(to width: Double, in font: Font) -> String {
        let mark = "…"
        var room = width - font.width(of: mark)
        let shown = prefix { character in
            room -= font.width(of: String(character))
            return room >= 0
        }
        return shown + mark
    }
}
