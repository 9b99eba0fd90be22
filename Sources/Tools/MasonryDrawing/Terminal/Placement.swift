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
    private let changed: Set<Int>
    private let memory: PictureMemory?

    /// More views than this are a blur in any terminal, and take long to draw.
    private static let maximumViews = 2000

    /// - Parameters:
    ///   - root: the item that fills the picture.
    ///   - changed: the changed items.
    ///   - target: the layout in which a moving one ends.
    ///   - memory: the edges of the picture before, which becomes those of this one.
    init(
        _ layout: Layout, root: Int, columns: Int, rows: Int, finest: Double, stretch: PictureStretch, backdrop: [Box],
        changed: Set<Int>, target: Layout?, memory: PictureMemory?
    ) {
        let frame = layout.items[root].rootFrame
        scale = PictureScale(
            width: frame.width, height: frame.height, columns: columns, rows: rows, finest: finest, stretch: stretch)
        self.changed = changed
        self.memory = memory
        let shown = candidates(of: layout, root: root)
        let rootBox = shown.candidates.first?.shown ?? Box(.zero)
        let backdrop = backdrop.map { $0.clipped(to: rootBox) }
        let end = target?.items.firstIndex { $0.name == layout.items[root].name }
        if let target, let end, target.items[end].rootFrame == frame {
            var other = self
            let grid = grid(of: other.candidates(of: target, root: end).candidates.map(\.shown), in: rootBox)
            draw(shown.candidates, away: shown.away, backdrop, in: layout, on: grid)
        } else {
            let grid = grid(of: shown.candidates.map(\.shown) + backdrop.compactMap(\.self), in: rootBox)
            draw(shown.candidates, away: shown.away, backdrop, in: layout, on: grid)
        }
    }

    /// A view that may be visible, with its visible part in points.
    private struct Candidate {
        var item: Int
        var parent: Int?
        var shown: Box
        var cutSides: Set<Side>
    }

    private mutating func candidates(of layout: Layout, root: Int) -> (
        candidates: [Candidate], away: [(item: Int, box: Box)]
    ) {
        let origin = layout.items[root].rootFrame
        let rootBox = Box(origin.moved(from: origin))
        let (items, children) = (layout.items, layout.children)
        var candidates: [Candidate] = []
        var away: [(item: Int, box: Box)] = []
        // Depth first. The clip is the visible part of the nearest scroll view, else the root.
        var pending: [(item: Int, parent: Int?, clip: Box, scroll: Int?)] = [(root, nil, rootBox, nil)]
        while let next = pending.popLast() {
            if items[next.item].isHidden && next.item != root { continue }
            if candidates.count + away.count + scrolledAway.count >= Self.maximumViews {
                leftOut += 1
                for child in children[next.item] { pending.append((child, nil, next.clip, next.scroll)) }
                continue
            }
            let box = Box(items[next.item].rootFrame.moved(from: origin))
            var clip = next.clip
            var scroll = next.scroll
            var parent = next.parent
            if let shown = box.clipped(to: next.clip) {
                parent = candidates.count
                let cut = next.scroll == nil ? box.sides(beyond: next.clip) : []
                candidates.append(Candidate(item: next.item, parent: next.parent, shown: shown, cutSides: cut))
                if items[next.item].kind == .scroll {
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
        return (candidates, away)
    }

    /// The lines of the edges of a layout.
    private struct Grid {
        /// In points.
        let column: Double
        let row: Double
        let columns: EdgeSnapping
        let rows: EdgeSnapping

        func rect(_ box: Box) -> CellRect {
            CellRect(
                left: columns.line(at: box.left / column), top: rows.line(at: box.top / row),
                right: columns.line(at: box.right / column), bottom: rows.line(at: box.bottom / row))
        }
    }

    private func grid(of boxes: [Box], in root: Box) -> Grid {
        // The root's far edges are on whole lines, so that layouts symmetric in points are symmetric in cells.
        let column = scale.right > 0 ? root.right / Double(scale.right) : scale.pointsPerColumn
        let row = scale.bottom > 0 ? root.bottom / Double(scale.bottom) : 2 * scale.pointsPerColumn
        let earlier = memory?.edges(at: scale)
        let columns = EdgeSnapping(
            boxes.map { box in
                SnappingCosts.Stretch(
                    low: box.left / column, high: box.right / column, across: box.top / row...box.bottom / row)
            }, last: scale.right, after: earlier?.columns)
        let rows = EdgeSnapping(
            boxes.map { box in
                SnappingCosts.Stretch(
                    low: box.top / row, high: box.bottom / row, across: box.left / column...box.right / column)
            }, last: scale.bottom, after: earlier?.rows)
        memory?.keep(columns: columns, rows: rows, at: scale)
        return Grid(column: column, row: row, columns: columns, rows: rows)
    }

    private mutating func draw(
        _ candidates: [Candidate], away: [(item: Int, box: Box)], _ backdrop: [Box?], in layout: Layout, on grid: Grid
    ) {
        let items = layout.items
        views = candidates.map { candidate in
            let item = candidate.item
            let rect = grid.rect(candidate.shown)
            return PlacedView(
                item: item, parent: candidate.parent,
                rect: rect.bottom == rect.top + 1 || isTooNarrow(items[item], grid)
                    ? onOneLine(rect, candidate.shown.middleY / grid.row, items[item]) : rect,
                box: candidate.shown,
                style: items[item].kind == .guide ? .dotted : items[item].ambiguous.isEmpty ? .solid : .dashed,
                cutSides: candidate.cutSides, isChanged: changed.contains(item))
        }
        self.backdrop = backdrop.map { $0.map(grid.rect) }
        outside = away.map { view in
            let side = view.box.sideOutside(
                width: grid.column * Double(scale.right), height: grid.row * Double(scale.bottom))
            let isVertical = side == .left || side == .right
            let middle = isVertical ? view.box.middleY / grid.row : view.box.middleX / grid.column
            let last = Double(isVertical ? scale.bottom : scale.right)
            return (view.item, side, Int(min(max(middle, 0), last).rounded()))
        }
    }

    /// Whether an item shows its text in full, is as high as a line, and a box of its size has not enough columns inside for
    /// the text. The columns of its real position would change while it moves.
    private func isTooNarrow(_ item: Layout.Item, _ grid: Grid) -> Bool {
        guard item.isHighAsLine, item.showsLine, let text = item.text else { return false }
        return text.displayWidth > Int(item.rootFrame.width / grid.column) - 1
    }

    /// A label or button that is as high as a line of text is one line.
    private func onOneLine(_ rect: CellRect, _ middle: Double, _ item: Layout.Item) -> CellRect {
        guard rect.left < rect.right, item.kind == .label || item.kind == .button,
            let text = item.text, !text.isEmpty
        else { return rect }
        var line = rect
        // As far from an edge above as from one below.
        line.top = min(max(Int((middle + 0.25).rounded(.down)), rect.top), rect.bottom)
        line.bottom = line.top
        return line
    }
}
