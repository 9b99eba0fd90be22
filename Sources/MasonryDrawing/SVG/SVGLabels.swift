internal import Masonry

/// Writes each view's name and size on its top edge, or nearby if another label is there.
struct SVGLabels {
    private let layout: Layout
    private let palette: ViewPalette
    private let unit: Double
    private let page: Box
    private let broken: Set<String>
    private var taken: [Box]

    /// `texts` are areas to keep free. Labels stay on the page where possible.
    init(_ layout: Layout, _ palette: ViewPalette, unit: Double, page: Box, avoiding texts: [Box]) {
        self.page = page
        taken = texts
        self.layout = layout
        self.palette = palette
        self.unit = unit
        broken = layout.itemsOfBrokenConstraints
    }

    mutating func write(_ view: SVGPage.View, to file: inout SVGWriter) {
        let item = layout.items[view.item]
        let isBroken = broken.contains(item.name)
        let name = label(item, in: view.box, badge: isBroken)
        let size = item.rootFrame.width.spelled + "×" + item.rootFrame.height.spelled
        let (box, hasSize) = place(name: name, size: size, badge: isBroken, view.box)
        taken.append(box)
        let start = box.left + 1.5 * unit
        let color = layout.svgTextColor(of: view.item, palette).hexSpelling
        var content = name.xmlEscaped
        if hasSize { content += "<tspan class=\"size\" dx=\"\((5.4 * unit).svg)\">\(size)</tspan>" }
        file.element("rect", [("class", "plate")] + box.rectAttributes + [("rx", (2 * unit).svg)])
        let opacity = view.isAway ? [("opacity", "0.5")] : []
        let baseline = box.bottom - 3 * unit
        file.element(
            "text", [("class", "name"), ("x", start.svg), ("y", baseline.svg), ("fill", color)] + opacity,
            content: content)
        if isBroken { badge(right: box.right, middle: box.middleY, to: &file) }
        if let content = item.contentSize { contentLabel(content, view, color, to: &file) }
    }

    /// Labels the content size of a scroll view at the content's end, where it is out of sight.
    private func contentLabel(_ content: Size, _ view: SVGPage.View, _ color: String, to file: inout SVGWriter) {
        guard content.height > view.box.height + 0.5 || content.width > view.box.width + 0.5 else { return }
        let area = view.box.content(content)
        let place = [("x", (area.left + 4 * unit).svg), ("y", (area.bottom + 10 * unit).svg), ("fill", color)]
        let text =
            "content of \(layout.items[view.item].name.xmlEscaped) \(content.width.spelled)×\(content.height.spelled)"
        file.element("text", [("class", "name")] + place, content: text)
    }

    private func badge(right: Double, middle: Double, to file: inout SVGWriter) {
        let x = right - 5 * unit
        file.element("circle", [("class", "broken"), ("cx", x.svg), ("cy", middle.svg), ("r", (4.5 * unit).svg)])
        file.element("text", [("class", "badge"), ("x", x.svg), ("y", (middle + 3 * unit).svg)], content: "!")
    }

    // MARK: Positions

    /// The width follows from the style sheet's font: a column is 0.6 of its size.
    private func width(_ text: String, badge: Bool) -> Double {
        (Double(text.displayWidth) * 0.6 * 9 + 3 + (badge ? 11 : 0)) * unit
    }

    /// The view's name, truncated if the view is wide enough for a meaningful part.
    private func label(_ item: Layout.Item, in view: Box, badge: Bool) -> String {
        let name = item.name.visible()
        let mark = item.ambiguous.isEmpty ? "" : "?"
        if view.width < 60 * unit || width(name + mark, badge: badge) <= view.width { return name + mark }
        let columns = ((view.width / unit - 3 - (badge ? 11 : 0)) / 5.4).rounded(.down)
        return name.cut(to: Int(columns) - mark.count) + mark
    }

    private func place(name: String, size: String, badge: Bool, _ view: Box) -> (box: Box, hasSize: Bool) {
        let long = width(name + " " + size, badge: badge)
        let short = width(name, badge: badge)
        let edge = view.top - 5.5 * unit
        let inside = view.top + 2 * unit
        let indent = view.left + (view.width < 60 * unit ? 1 : 4) * unit
        let roomForLong = view.width - 4 * unit - long
        let roomForShort = view.width - short
        let isHigh = view.height > 16 * unit
        let tries: [Try] = [
            Try(hasSize: true, left: indent, top: edge, slack: roomForLong),
            Try(hasSize: false, left: indent, top: edge, slack: roomForShort),
            Try(hasSize: true, left: indent, top: inside, slack: isHigh ? roomForLong : -1),
            Try(hasSize: false, left: indent, top: inside, slack: isHigh ? roomForShort : -1),
            Try(hasSize: true, left: view.right + 3 * unit, top: view.middleY - 5.5 * unit, slack: 0),
            Try(hasSize: false, left: view.right + 3 * unit, top: view.middleY - 5.5 * unit, slack: 0),
            Try(hasSize: false, left: view.left, top: edge - 6 * unit, slack: 200 * unit),
            Try(hasSize: false, left: view.left, top: view.bottom + unit, slack: 200 * unit),
            Try(hasSize: false, left: indent, top: edge, slack: 2000 * unit),
        ]
        for attempt in tries where attempt.slack >= 0 {
            let width = attempt.hasSize ? long : short
            if let box = free(width, attempt.top, attempt.left, slack: attempt.slack) { return (box, attempt.hasSize) }
        }
        return (box(short, edge, indent), false)
    }

    /// A candidate position for a label, which may move right by the slack.
    private struct Try {
        var hasSize: Bool
        var left: Double
        var top: Double
        var slack: Double
    }

    private func box(_ width: Double, _ top: Double, _ left: Double) -> Box {
        let onPage = max(page.left, min(left, page.right - width))
        return Box(Rect(x: onPage, y: top, width: width, height: 11 * unit))
    }

    /// The leftmost position without another label, moved right by at most the slack.
    private func free(_ width: Double, _ top: Double, _ left: Double, slack: Double) -> Box? {
        // A label that can't move can't be brought back onto the page.
        if slack == 0 && left + width > page.right { return nil }
        var candidate = box(width, top, left)
        while candidate.left - left <= slack {
            guard let other = taken.first(where: { $0.intersects(candidate) }) else { return candidate }
            if other.right + 2 * unit + width > page.right { return nil }
            candidate = box(width, top, other.right + 2 * unit)
        }
        return nil
    }
}
