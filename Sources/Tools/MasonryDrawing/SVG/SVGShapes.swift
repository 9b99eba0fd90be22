internal import Masonry

/// Writes the views' outlines.
struct SVGShapes {
    private let layout: Layout
    private let palette: ViewPalette
    private let unit: Double
    private let broken: Set<String>

    init(_ layout: Layout, _ palette: ViewPalette, unit: Double) {
        self.layout = layout
        self.palette = palette
        self.unit = unit
        broken = layout.itemsOfBrokenConstraints
    }

    func write(_ view: SVGPage.View, to file: inout SVGWriter) {
        let item = layout.items[view.item]
        let color = layout.svgColor(of: view.item, palette).hexSpelling
        let group = [("fill", color), ("stroke", color)] + (view.isAway ? [("class", "away")] : [])
        file.line("<g\(SVGWriter.spelled(group))>")
        file.line("<title>\(title(item))</title>")
        var classes = [view.item == 0 ? "root" : "view"]
        if item.kind != .view && view.item != 0 { classes.append(item.kind.rawValue) }
        if !item.ambiguous.isEmpty { classes.append("ambiguous") }
        shape(view.box, item.kind, classes.joined(separator: " "), to: &file)
        if let content = item.contentSize, content.width > item.frame.width || content.height > item.frame.height {
            file.element("rect", [("class", "content")] + view.box.content(content).rectAttributes)
        }
        file.line("</g>")
    }

    /// A frame without width or height becomes a line or a dot, since such a rectangle isn't visible.
    private func shape(_ box: Box, _ kind: ViewKind, _ classes: String, to file: inout SVGWriter) {
        if box.width <= 0 && box.height <= 0 {
            let place = [("cx", box.left.svg), ("cy", box.top.svg), ("r", (2.5 * unit).svg)]
            return file.element("circle", place + [("stroke", "none")])
        }
        if box.width <= 0 || box.height <= 0 { return line(box, classes, to: &file) }
        let radius = min(kind == .button ? 6 : kind == .field ? 4 : 0, min(box.width, box.height) / 4)
        let corner = radius > 0 ? [("rx", radius.svg)] : []
        file.element("rect", [("class", classes)] + box.rectAttributes + corner)
        if kind == .image {
            var falling = box
            swap(&falling.top, &falling.bottom)
            line(box, "cross", to: &file)
            line(falling, "cross", to: &file)
        }
    }

    private func line(_ box: Box, _ classes: String, to file: inout SVGWriter) {
        let ends = [("x1", box.left.svg), ("y1", box.top.svg), ("x2", box.right.svg), ("y2", box.bottom.svg)]
        file.element("line", [("class", classes)] + ends)
    }

    private func title(_ item: Layout.Item) -> String {
        let frame = item.frame
        var text = item.name.xmlEscaped + " (\(item.kind.rawValue)): x \(frame.x.spelled), y \(frame.y.spelled), "
        text += "width \(frame.width.spelled), height \(frame.height.spelled)"
        if !item.ambiguous.isEmpty {
            text += ", ambiguous: " + item.ambiguous.map(\.rawValue).joined(separator: ", ")
        }
        if broken.contains(item.name) { text += ", a constraint is broken" }
        return text
    }
}

extension Layout {
    /// The color of the item's outline: its own, or the palette's.
    func svgColor(of index: Int, _ palette: ViewPalette) -> RGB {
        if let own = items[index].color.flatMap({ RGB(spelled: $0) }) { return own }
        return index == 0 ? RGB(hex: 0x667085) : palette.color(ofItem: index - 1)
    }

    /// The color for text about the item, dark enough to read on white.
    func svgTextColor(of index: Int, _ palette: ViewPalette) -> RGB {
        var color = svgColor(of: index, palette)
        while color.lightness > 0.5 { color = color.darkened(by: 0.15) }
        return color
    }
}
