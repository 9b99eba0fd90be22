internal import Masonry

/// Writes each view's name and size on its top edge, or near it where another label is already.
struct SVGLabels {
    private let layout: Layout
    private let unit: Double
    private let broken: Set<String>
    private var taken: [Box] = []

    init(_ layout: Layout, unit: Double) {
        self.layout = layout
        self.unit = unit
        broken = layout.itemsOfBrokenConstraints
    }

    mutating func write(_ view: SVGPage.View, to file: inout SVGWriter) {
        let item = layout.items[view.item]
        let isBroken = broken.contains(item.name)
        let name = item.name.visible() + (item.ambiguous.isEmpty ? "" : "?")
        let size = item.rootFrame.width.spelled + "×" + item.rootFrame.height.spelled
        let (box, hasSize) = place(name: name, size: size, badge: isBroken, view.box)
        taken.append(box)
        let start = box.left + 1.5 * unit
        let color = layout.svgTextColor(of: view.item).hexSpelling
        var content = name.xmlEscaped
        if hasSize { content += "<tspan class=\"size\"> \(size)</tspan>" }
        let opacity = view.isAway ? [("opacity", "0.5")] : []
        let baseline = box.bottom - 3 * unit
        file.element(
            "text", [("class", "name"), ("x", start.svg), ("y", baseline.svg), ("fill", color)] + opacity,
            content: content)
        if isBroken { badge(right: box.right, middle: box.middleY, to: &file) }
    }

    private func badge(right: Double, middle: Double, to file: inout SVGWriter) {
        let x = right - 5 * unit
        file.element("circle", [("class", "broken"), ("cx", x.svg), ("cy", middle.svg), ("r", (4.5 * unit).svg)])
        file.element("text", [("class", "badge"), ("x", x.svg), ("y", (middle + 3 * unit).svg)], content: "!")
    }

    // MARK: Places

    /// The widths follow from the style sheet's font: a column is 0.6 of its size.
    private func width(_ text: String, badge: Bool) -> Double {
        (Double(text.displayWidth) * 0.6 * 9 + 3 + (badge ? 11 : 0)) * unit
    }

    private func place(name: String, size: String, badge: Bool, _ view: Box) -> (box: Box, hasSize: Bool) {
        let long = width(name + " " + size, badge: badge)
        let short = width(name, badge: badge)
        let room = view.width - 4 * unit
        let edge = view.top - 5.5 * unit
        let inside = view.top + 2 * unit
        let indent = view.left + 4 * unit
        let isDot = view.width < 8 * unit && view.height < 8 * unit
        let tries: [(width: Double, top: Double, left: Double, slack: Double, isInside: Bool)] = [
            (long, edge, indent, room - long, true), (short, edge, indent, room - short, true),
            (long, inside, indent, room - long, view.height > 16 * unit),
            (short, inside, indent, room - short, view.height > 16 * unit),
            (long, view.middleY - 5.5 * unit, view.right + 3 * unit, isDot ? 0 : 0, true),
            (short, view.middleY - 5.5 * unit, view.right + 3 * unit, 0, true),
            (short, edge - 6 * unit, view.left, 200 * unit, true),
            (short, view.bottom + unit, view.left, 200 * unit, true),
            (short, edge, indent, 2000 * unit, true),
        ]
        for (number, attempt) in tries.enumerated() where attempt.slack >= 0 && attempt.isInside {
            if let box = free(attempt.width, attempt.top, attempt.left, slack: attempt.slack) {
                return (box, [0, 2, 4].contains(number))
            }
        }
        return (box(short, edge, indent), false)
    }

    private func box(_ width: Double, _ top: Double, _ left: Double) -> Box {
        Box(Rect(x: left, y: top, width: width, height: 11 * unit))
    }

    /// The leftmost place that no other label takes, moved right by the slack at most.
    private func free(_ width: Double, _ top: Double, _ left: Double, slack: Double) -> Box? {
        var candidate = box(width, top, left)
        while candidate.left - left <= slack {
            guard let other = taken.first(where: { $0.intersects(candidate) }) else { return candidate }
            candidate = box(width, top, other.right + 2 * unit)
        }
        return nil
    }
}
