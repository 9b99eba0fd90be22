internal import Masonry

/// The views an SVG file shows, and its visible area.
struct SVGPage {
    struct View {
        var item: Int
        var box: Box
        /// Whether it is scrolled out of sight.
        var isAway: Bool
    }

    /// In drawing order.
    let views: [View]
    let viewBox: Box
    /// The width of the thinnest line in points: 1, more in very large layouts.
    let unit: Double
    /// The lines below the layout, and their area.
    let lines: [String]
    let list: Box

    /// The room around the layout, in units.
    private static let usualPadding = 20.0
    /// The height of a line below the layout, in units; of a column, the width.
    static let lineHeight = 14.0
    private static let columnWidth = 5.4

    /// - Parameters:
    ///   - padding: the room around the layout, in points.
    ///   - ghosts: frames to show, too.
    ///   - lines: texts below the layout, which are wrapped.
    init(_ layout: Layout, padding: Double? = nil, ghosts: [Ghost] = [], lines: [String] = []) {
        var views: [View] = []
        var isHidden = [Bool](repeating: false, count: layout.items.count)
        var windows = [Box?](repeating: nil, count: layout.items.count)
        for (index, _) in layout.itemsInTreeOrder {
            let item = layout.items[index]
            let parent = item.parent.flatMap { $0 < index ? $0 : nil }
            isHidden[index] = item.isHidden || (parent.map { isHidden[$0] } ?? false)
            if isHidden[index] { continue }
            let box = Box(item.rootFrame)
            let window = parent.flatMap { windows[$0] }
            windows[index] = item.kind == .scroll ? window.map { box.clipped(to: $0) ?? $0 } ?? box : window
            views.append(View(item: index, box: box, isAway: window.map { box.clipped(to: $0) == nil } ?? false))
        }
        self.views = views
        var area = views.first?.box ?? Box(.zero)
        for view in views {
            area = area.union(view.box)
            if let content = layout.items[view.item].contentSize { area = area.union(view.box.content(content)) }
        }
        for ghost in ghosts { area = area.union(Box(ghost.frame)) }
        unit = max(1, max(area.width, area.height) / 1200)
        let wrapping = TextWrapping(columns: max(24, Int(area.width / unit / Self.columnWidth)))
        self.lines = lines.flatMap(wrapping.lines)
        var list = area
        list.top = area.bottom + (lines.isEmpty ? 0 : 6 * unit)
        list.bottom = list.top + Double(self.lines.count) * Self.lineHeight * unit
        self.list = list
        viewBox = area.union(list).grown(by: padding ?? Self.usualPadding * unit)
    }

    /// In points. Without a scale, small layouts are enlarged up to twice, very large ones reduced.
    func size(scale: Double?) -> Size {
        let longest = max(viewBox.width, viewBox.height)
        let zoom = scale ?? (longest > 1200 ? 1200 / longest : min(2, max(1, 720 / longest)))
        return Size(width: viewBox.width * zoom, height: viewBox.height * zoom)
    }

    /// Writes what is below the layout.
    func writeLines(to file: inout SVGWriter) {
        for (number, line) in lines.enumerated() {
            let place = [
                ("x", list.left.svg), ("y", (list.top + Double(number + 1) * Self.lineHeight * unit).svg),
            ]
            file.element("text", [("class", "name size note")] + place, content: line.xmlEscaped)
        }
    }

    func svgAttributes(scale: Double?) -> [(String, String)] {
        let box = [viewBox.left, viewBox.top, viewBox.width, viewBox.height].map(\.svg).joined(separator: " ")
        let size = size(scale: scale)
        return [("viewBox", box), ("width", size.width.svg), ("height", size.height.svg)]
    }
}

extension Box {
    func union(_ other: Box) -> Box {
        var result = self
        result.left = min(left, other.left)
        result.top = min(top, other.top)
        result.right = max(right, other.right)
        result.bottom = max(bottom, other.bottom)
        return result
    }

    func grown(by distance: Double) -> Box {
        var result = self
        result.left -= distance
        result.top -= distance
        result.right += distance
        result.bottom += distance
        return result
    }

    func intersects(_ other: Box) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }

    /// The content area of a scroll view with this frame.
    func content(_ size: Size) -> Box {
        Box(Rect(x: left, y: top, width: size.width, height: size.height))
    }
}
