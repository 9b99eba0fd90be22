internal import Masonry

/// Writes each view's name and size on its top edge, or nearby where no other view or label is. Where there is no room, the
/// letters are smaller.
struct SVGLabels {
    private let layout: Layout
    private let palette: ViewPalette
    private let unit: Double
    private let page: Box
    private let frames: [Box]
    private let broken: Set<String>
    /// Where names and texts are.
    private(set) var taken: [Box]

    /// The height of a label, in units: letters with their descenders, and little more.
    private static let height = 9.4

    /// `texts` are areas to keep free. Labels stay on the page where possible.
    init(_ layout: Layout, _ palette: ViewPalette, unit: Double, page: SVGPage, avoiding texts: [Box]) {
        self.page = page.viewBox
        frames = page.views.map(\.box)
        taken = texts
        self.layout = layout
        self.palette = palette
        self.unit = unit
        broken = layout.itemsOfBrokenConstraints
    }

    /// - Parameters:
    ///   - mark: what is before the name.
    ///   - isStill: whether it is one of those that don't matter.
    mutating func write(_ view: SVGPage.View, mark: String, isStill: Bool, to file: inout SVGWriter) {
        let item = layout.items[view.item]
        let isBroken = broken.contains(item.name)
        let name = label(item, mark, in: view.box, badge: isBroken)
        let size = item.rootFrame.width.spelled + "×" + item.rootFrame.height.spelled
        let place = place(name: name, size: size, badge: isBroken, view.box, isRoot: view.item == 0)
        let color = isStill ? Layout.stillColor : layout.svgColor(of: view.item, palette)
        write(name, of: view.item, size: place.hasSize ? size : nil, place, color, isAway: view.isAway, to: &file)
        if isBroken { badge(right: place.box.right, middle: place.box.middleY, unit: unit * place.scale, to: &file) }
        if let content = item.contentSize { contentLabel(content, view, color, to: &file) }
    }

    /// Writes a name at a frame of which there is no view.
    mutating func write(_ name: String, at frame: Box, color: RGB, to file: inout SVGWriter) {
        let place = place(name: name, size: "", badge: false, frame, isRoot: false)
        write(name, of: nil, size: nil, place, color, isAway: false, to: &file)
    }

    private mutating func write(
        _ name: String, of item: Int?, size: String?, _ place: Place, _ color: RGB, isAway: Bool,
        to file: inout SVGWriter
    ) {
        let (box, unit) = (place.box, unit * place.scale)
        taken.append(box)
        let view = item.map { [(SVGWriter.view, String($0))] } ?? []
        var content = name.xmlEscaped
        if let size { content += "<tspan class=\"size\" dx=\"\((5.4 * unit).svg)\">\(size)</tspan>" }
        if let frame = frames.first, box.bottom > frame.top {
            file.element("rect", [("class", "plate")] + view + box.rectAttributes + [("rx", (2 * unit).svg)])
        }
        let opacity = isAway ? [("opacity", "0.5")] : []
        let style = place.scale < 1 ? [("style", "font-size: \((9 * unit).svg)px")] : []
        let start = [("x", (box.left + 1.5 * unit).svg), ("y", (box.bottom - 2.3 * unit).svg)]
        file.element(
            "text", [("class", "name \(SVGStyle.textName(of: color))")] + view + start + style + opacity,
            content: content)
    }

    /// Labels the content size of a scroll view at the content's end, where it is out of sight.
    private func contentLabel(_ content: Size, _ view: SVGPage.View, _ color: RGB, to file: inout SVGWriter) {
        guard content.height > view.box.height + 0.5 || content.width > view.box.width + 0.5 else { return }
        let area = view.box.content(content)
        let place = [("x", (area.left + 4 * unit).svg), ("y", (area.bottom + 10 * unit).svg)]
        let text =
            "content of \(layout.items[view.item].name.xmlEscaped) \(content.width.spelled)×\(content.height.spelled)"
        file.element("text", [("class", "name \(SVGStyle.textName(of: color))")] + place, content: text)
    }

    private func badge(right: Double, middle: Double, unit: Double, to file: inout SVGWriter) {
        let x = right - 5 * unit
        let style = unit < self.unit ? [("style", "font-size: \((8 * unit).svg)px")] : []
        file.element("circle", [("class", "broken"), ("cx", x.svg), ("cy", middle.svg), ("r", (4.5 * unit).svg)])
        file.element("text", [("class", "badge"), ("x", x.svg), ("y", (middle + 3 * unit).svg)] + style, content: "!")
    }

    // MARK: Positions

    /// The width follows from the style sheet's font: a column is 0.6 of its size.
    private func width(_ text: String, badge: Bool) -> Double {
        (Double(text.displayWidth) * 0.6 * 9 + 3 + (badge ? 11 : 0)) * unit
    }

    /// The view's name, truncated if the view is wide enough for a meaningful part.
    private func label(_ item: Layout.Item, _ before: String, in view: Box, badge: Bool) -> String {
        let name = before + item.name.visible()
        let mark = item.mark
        if view.width < 60 * unit || width(name + mark, badge: badge) <= view.width { return name + mark }
        let columns = ((view.width / unit - 3 - (badge ? 11 : 0)) / 5.4).rounded(.down)
        return name.cut(to: Int(columns) - mark.count) + mark
    }

    private struct Place {
        var box: Box
        var hasSize: Bool
        /// Of the letters; 1 is the usual size.
        var scale = 1.0
    }

    private func place(name: String, size: String, badge: Bool, _ view: Box, isRoot: Bool) -> Place {
        let long = width(name + (size.isEmpty ? "" : " " + size), badge: badge)
        let short = width(name, badge: badge)
        let edge = view.top - 5 * unit
        let inside = view.top + 2 * unit
        let indent = view.left + (view.width < 60 * unit ? 1 : 4) * unit
        let roomForLong = view.width - 4 * unit - long
        let roomForShort = view.width - short
        let isHigh = view.height > 16 * unit
        // Across the top edge, or a little higher where the view's own text is right below it. The root's name is above it.
        let heights = isRoot ? [12.0] : [5, 6, 7.5, Self.height, 11]
        let across: [Try] = heights.flatMap { height in
            [(true, roomForLong), (false, roomForShort)].map { hasSize, room in
                Try(hasSize: hasSize, left: isRoot ? view.left : indent, top: view.top - height * unit, slack: room)
            }
        }
        let own =
            across.filter(\.hasSize) + across.filter { !$0.hasSize } + [
                Try(hasSize: true, left: indent, top: inside, slack: isHigh ? roomForLong : -1),
                Try(hasSize: false, left: indent, top: inside, slack: isHigh ? roomForShort : -1),
            ]
        let beside: [Try] = [
            Try(hasSize: true, left: view.right + 3 * unit, top: view.middleY - 4.7 * unit, slack: 0),
            Try(hasSize: false, left: view.right + 3 * unit, top: view.middleY - 4.7 * unit, slack: 0),
            Try(hasSize: false, left: view.left, top: edge - 5 * unit, slack: 0),
            Try(hasSize: false, left: view.left, top: view.bottom + unit, slack: 0),
            Try(hasSize: false, left: view.right - short, top: edge - 5 * unit, slack: 0),
            Try(hasSize: false, left: view.right - short, top: view.bottom + unit, slack: 0),
        ]
        let farther: [Try] = [
            Try(hasSize: false, left: view.left, top: edge - 5 * unit, slack: 200 * unit),
            Try(hasSize: false, left: view.left, top: view.bottom + unit, slack: 200 * unit),
            Try(hasSize: false, left: indent, top: edge, slack: 2000 * unit),
        ]
        func found(_ tries: [Try], avoiding others: [Box] = [], within area: Box? = nil) -> Place? {
            for attempt in tries where attempt.slack >= 0 {
                let width = attempt.hasSize ? long : short
                let box = free(width, attempt.top, attempt.left, slack: attempt.slack, avoiding: others)
                if let box, area.map({ box.clipped(to: $0) == box }) ?? true {
                    return Place(box: box, hasSize: attempt.hasSize)
                }
            }
            return nil
        }
        return found(own) ?? found(beside, avoiding: others(than: view), within: container(of: view))
            ?? found(beside, avoiding: others(than: view)) ?? smaller(Self.readable, short, view)
            ?? found(beside) ?? smaller(Self.tiny, short, view) ?? found(farther)
            ?? Place(box: box(short, edge, indent), hasSize: false)
    }

    private static let readable = [0.85, 0.7, 0.55]
    private static let tiny = [0.45, 0.35, 0.25]

    /// In its own top edge or below that, in smaller letters.
    private func smaller(_ scales: [Double], _ width: Double, _ view: Box) -> Place? {
        for scale in scales where scale * width <= view.width {
            let height = Self.height * unit * scale
            for top in [view.top - height / 2, view.top + unit] {
                let box = Box(Rect(x: view.left, y: top, width: scale * width, height: height))
                if taken.contains(where: box.intersects) { continue }
                return Place(box: box, hasSize: false, scale: scale)
            }
        }
        return nil
    }

    /// The frames that the view's is not within.
    private func others(than view: Box) -> [Box] { frames.filter { $0.clipped(to: view) != view } }

    /// The smallest frame around the view's.
    private func container(of view: Box) -> Box? {
        frames.filter { $0 != view && view.clipped(to: $0) == view }.min { $0.width * $0.height < $1.width * $1.height }
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
        return Box(Rect(x: onPage, y: top, width: width, height: Self.height * unit))
    }

    /// The leftmost position without another label, moved right by at most the slack.
    ///
    /// - Parameter others: what else is kept free.
    private func free(
        _ width: Double, _ top: Double, _ left: Double, slack: Double, avoiding others: [Box]
    ) -> Box? {
        // A label that can't move can't be brought back onto the page.
        if slack == 0 && left + width > page.right { return nil }
        var candidate = box(width, top, left)
        if candidate.top < page.top || candidate.bottom > page.bottom { return nil }
        if others.contains(where: candidate.intersects) { return nil }
        while candidate.left - left <= slack {
            guard let other = taken.first(where: { $0.intersects(candidate) }) else { return candidate }
            if other.right + 2 * unit + width > page.right { return nil }
            candidate = box(width, top, other.right + 2 * unit)
        }
        return nil
    }
}
