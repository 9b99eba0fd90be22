internal import Masonry

/// The views a picture shows, and their positions on its grid.
struct Placement {
    /// In drawing order: each after its parent and its earlier siblings.
    private(set) var views: [PlacedView] = []
    /// The items outside the root, with the nearest side and the line along it.
    private(set) var outside: [(item: Int, side: Side, line: Int)] = []
    /// The items scrolled out of sight, with their scroll view.
    private(set) var scrolledAway: [(item: Int, scroll: Int)] = []
    /// The number of views that the picture omits.
    private(set) var leftOut = 0
    /// The cells of the background's outlines; nil for those outside the picture.
    private(set) var backdrop: [CellRect?] = []
    let scale: PictureScale
    private let changed: Set<String>

    /// More views than this are a blur in any terminal, and take long to draw.
    private static let maximumViews = 2000

    /// - Parameters:
    ///   - root: the item that fills the picture.
    ///   - changed: the names of changed items.
    init(
        _ layout: Layout, root: Int, columns: Int, rows: Int, finest: Double, stretch: Double, backdrop: [Box],
        changed: Set<String>
    ) {
        let size = layout.items[root].rootFrame
        scale = PictureScale(
            width: size.width, height: size.height, columns: columns, rows: rows, finest: finest, stretch: stretch)
        self.changed = changed
        place(layout, root: root, backdrop: backdrop)
    }

    /// A view that may be visible, with its visible part in points.
    private struct Candidate {
        var item: Int
        var parent: Int?
        var shown: Box
        var cutSides: Set<Side>
    }

    private mutating func place(_ layout: Layout, root: Int, backdrop: [Box]) {
        let origin = layout.items[root].rootFrame
        let rootBox = Box(origin.moved(from: origin))
        let children = layout.children
        var candidates: [Candidate] = []
        var away: [(item: Int, box: Box)] = []
        // Depth first. The clip is the visible part of the nearest scroll view, else the root.
        var pending: [(item: Int, parent: Int?, clip: Box, scroll: Int?)] = [(root, nil, rootBox, nil)]
        while let next = pending.popLast() {
            let item = layout.items[next.item]
            if item.isHidden && next.item != root { continue }
            if candidates.count + away.count + scrolledAway.count >= Self.maximumViews {
                leftOut += 1
                for child in children[next.item] { pending.append((child, nil, next.clip, next.scroll)) }
                continue
            }
            let box = Box(item.rootFrame.moved(from: origin))
            var clip = next.clip
            var scroll = next.scroll
            var parent = next.parent
            if let shown = box.clipped(to: next.clip) {
                parent = candidates.count
                let cut = next.scroll == nil ? box.sides(beyond: next.clip) : []
                candidates.append(Candidate(item: next.item, parent: next.parent, shown: shown, cutSides: cut))
                if item.kind == .scroll {
                    clip = shown
                    scroll = next.item
                }
            } else if let scroll {
                scrolledAway.append((next.item, scroll))
            } else {
                away.append((next.item, box))
            }
            for child in children[next.item].reversed() { pending.append((child, parent, clip, scroll)) }
        }
        snap(candidates, away: away, backdrop: backdrop.map { $0.clipped(to: rootBox) }, in: layout)
    }

    private mutating func snap(
        _ candidates: [Candidate], away: [(item: Int, box: Box)], backdrop: [Box?], in layout: Layout
    ) {
        // The root's far edges are on whole lines, so that layouts symmetric in points are symmetric in cells.
        let root = candidates.first?.shown ?? Box(.zero)
        let column = scale.right > 0 ? root.right / Double(scale.right) : scale.pointsPerColumn
        let row = scale.bottom > 0 ? root.bottom / Double(scale.bottom) : 2 * scale.pointsPerColumn
        let boxes = candidates.map(\.shown) + backdrop.compactMap(\.self)
        let columnLines = EdgeSnapping(
            boxes.map { box in
                SnappingCosts.Stretch(
                    low: box.left / column, high: box.right / column, across: box.top / row...box.bottom / row)
            }, last: scale.right)
        let rowLines = EdgeSnapping(
            boxes.map { box in
                SnappingCosts.Stretch(
                    low: box.top / row, high: box.bottom / row, across: box.left / column...box.right / column)
            }, last: scale.bottom)
        func rect(_ box: Box) -> CellRect {
            CellRect(
                left: columnLines.line(at: box.left / column), top: rowLines.line(at: box.top / row),
                right: columnLines.line(at: box.right / column), bottom: rowLines.line(at: box.bottom / row))
        }
        views = candidates.map { candidate in
            let item = layout.items[candidate.item]
            return PlacedView(
                item: candidate.item, parent: candidate.parent, rect: rect(candidate.shown), box: candidate.shown,
                style: item.kind == .guide ? .dotted : item.ambiguous.isEmpty ? .solid : .dashed,
                cutSides: candidate.cutSides, isChanged: changed.contains(item.name))
        }
        self.backdrop = backdrop.map { $0.map(rect) }
        outside = away.map { view in
            let side = view.box.sideOutside(width: column * Double(scale.right), height: row * Double(scale.bottom))
            let isVertical = side == .left || side == .right
            let middle = isVertical ? view.box.middleY / row : view.box.middleX / column
            let last = Double(isVertical ? scale.bottom : scale.right)
            return (view.item, side, Int(min(max(middle, 0), last).rounded()))
        }
    }
}
