internal import Masonry

/// Writes what fills views, and on top of all of that their outlines: no view hides another's.
struct SVGShapes {
    private let layout: Layout
    private let palette: ViewPalette
    private let unit: Double
    private let broken: Set<String>
    /// The items that are drawn in gray and without a fill, as others are looked at.
    private let still: Set<Int>

    init(_ layout: Layout, _ palette: ViewPalette, unit: Double, still: Set<Int>) {
        self.layout = layout
        self.palette = palette
        self.unit = unit
        self.still = still
        broken = layout.itemsOfBrokenConstraints
    }

    func writeFill(_ view: SVGPage.View, to file: inout SVGWriter) {
        let item = layout.items[view.item]
        guard view.box.width > 0, view.box.height > 0, item.kind != .guide, item.kind != .label,
            !still.contains(view.item) || view.item == 0
        else { return }
        let classes = view.item == 0 ? "paper" : "\(item.kind.rawValue) \(colorClass(view))"
        let away = view.isAway ? " away" : ""
        file.element(
            "rect",
            [("class", "back \(classes)\(away)"), (SVGWriter.view, String(view.item))] + view.box.rectAttributes
                + corner(view.box, item.kind))
    }

    func writeOutline(_ view: SVGPage.View, to file: inout SVGWriter) {
        let item = layout.items[view.item]
        let attributes = [
            ("class", "\(colorClass(view))\(view.isAway ? " away" : "")"), (SVGWriter.view, String(view.item)),
        ]
        file.line("<g\(file.spelled(attributes))>")
        file.line("<title>\(title(item))</title>")
        var classes = [view.item == 0 ? "root" : "view"]
        if item.kind != .view && view.item != 0 { classes.append(item.kind.rawValue) }
        if still.contains(view.item) { classes.append("still") }
        if !item.ambiguous.isEmpty { classes.append("ambiguous") }
        shape(view.box, item.kind, classes.joined(separator: " "), to: &file)
        if let content = item.contentSize, content.width > item.frame.width || content.height > item.frame.height {
            file.element("rect", [("class", "content")] + view.box.content(content).rectAttributes)
        }
        file.line("</g>")
    }

    private func colorClass(_ view: SVGPage.View) -> String {
        SVGStyle.name(of: still.contains(view.item) ? Layout.stillColor : layout.svgColor(of: view.item, palette))
    }

    /// A frame without width or height becomes a line or a dot, since such a rectangle isn't visible.
    private func shape(_ box: Box, _ kind: ViewKind, _ classes: String, to file: inout SVGWriter) {
        if box.width <= 0 && box.height <= 0 {
            let place = [("cx", box.left.svg), ("cy", box.top.svg), ("r", (2.5 * unit).svg)]
            return file.element("circle", place)
        }
        if box.width <= 0 || box.height <= 0 { return line(box, classes, to: &file) }
        file.element("rect", [("class", classes)] + box.rectAttributes + corner(box, kind))
        if kind == .image {
            var falling = box
            swap(&falling.top, &falling.bottom)
            line(box, "cross", to: &file)
            line(falling, "cross", to: &file)
        }
    }

    private func corner(_ box: Box, _ kind: ViewKind) -> [(String, String)] {
        let radius = min(kind == .button ? 6 : kind == .field ? 4 : 0, min(box.width, box.height) / 4)
        return radius > 0 ? [("rx", radius.svg)] : []
    }

    private func line(_ box: Box, _ classes: String, to file: inout SVGWriter) {
        file.element("line", [("class", classes)] + box.lineAttributes)
    }

    private func title(_ item: Layout.Item) -> String {
        let frame = item.frame
        var text = item.name.xmlEscaped + " (\(item.kind.rawValue)): x \(frame.x.spelled), y \(frame.y.spelled), "
        text += "width \(frame.width.spelled), height \(frame.height.spelled)"
        if !item.unknown.isEmpty { text += ", unknown: " + item.unknown.map(\.rawValue).joined(separator: ", ") }
        if !item.ambiguous.isEmpty {
            text += ", ambiguous: " + item.ambiguous.map(\.rawValue).joined(separator: ", ")
        }
        if broken.contains(item.name) { text += ", a constraint is broken" }
        return text
    }
}

extension Layout {
    /// The color of what has none of its own: the root, and what stands still in a picture of changes.
    static let stillColor = RGB(hex: 0x667085)

    /// The color of the item's outline: the one that the script asks for, or the palette's.
    func svgColor(of index: Int, _ palette: ViewPalette) -> RGB {
        if index == 0 { return items[0].color.flatMap { RGB(spelled: $0) } ?? Self.stillColor }
        return items[index].spelledColor.flatMap { RGB(spelled: $0) } ?? palette.color(ofItem: index - 1)
    }
}
