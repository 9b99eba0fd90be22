internal import Masonry

/// Marks what can't be shown: views that extend past or are outside the root, and scroll views with hidden content.
struct EdgeMarks {
    private(set) var canvas: Canvas
    private let layout: Layout
    private let tags: [NameTag]
    private let glyphs: Glyphs

    /// `tags` are by item.
    init(_ canvas: Canvas, layout: Layout, tags: [NameTag], glyphs: Glyphs) {
        self.canvas = canvas
        self.layout = layout
        self.tags = tags
        self.glyphs = glyphs
    }

    // MARK: Views that the root's edge cuts off

    mutating func markCutViews() {
        for view in canvas.views {
            for side in Side.allCases where view.cutSides.contains(side) { markCut(view, side) }
        }
    }

    private mutating func markCut(_ view: PlacedView, _ side: Side) {
        let rect = view.rect
        let arrow = String(glyphs.arrow(side))
        let isVertical = side == .left || side == .right
        let along = isVertical ? rect.top...rect.bottom : rect.left...rect.right
        let middle = (along.lowerBound + along.upperBound) / 2
        for place in along.sorted(by: { abs($0 - middle) < abs($1 - middle) }) {
            let column = side == .left ? rect.left : side == .right ? rect.right : place
            let row = side == .top ? rect.top : side == .bottom ? rect.bottom : place
            if canvas.isWritten(column, row) { continue }
            return canvas.write(arrow, column, row, item: view.item, .bold)
        }
    }

    // MARK: Scroll views

    mutating func markScrolls() {
        for (index, view) in canvas.views.enumerated() {
            let item = layout.items[view.item]
            guard let content = item.contentSize else { continue }
            let isTall = content.height > item.frame.height + 0.5
            let isWide = content.width > item.frame.width + 0.5
            guard isTall || isWide else { continue }
            let arrows = (isTall ? String(glyphs.arrow(.bottom)) : "") + (isWide ? String(glyphs.arrow(.right)) : "")
            let size = content.width.spelled + glyphs.times + content.height.spelled
            let row = view.rect.bottom
            for text in [arrows + size, arrows] {
                let width = text.displayWidth
                let starts = view.rect.innerColumns.reversed().filter { $0 + width <= view.rect.right }
                let start = starts.first { start in
                    (start..<start + width).allSatisfy {
                        canvas.hasLine(of: index, $0, row, exactly: .horizontal) && !canvas.isWritten($0, row)
                    }
                }
                guard let start else { continue }
                canvas.write(text, start, row, item: view.item)
                break
            }
        }
    }

    // MARK: Views outside the root

    /// Writes the names of the views outside at the root's edge. Returns those that did not fit.
    mutating func markOutside(_ outside: [(item: Int, side: Side, line: Int)]) -> [(item: Int, side: Side)] {
        guard let root = canvas.views.first?.rect else { return outside.map { ($0.item, $0.side) } }
        var left: [(item: Int, side: Side)] = []
        for view in outside where !mark(view.item, view.side, view.line, root) { left.append((view.item, view.side)) }
        return left
    }

    /// The largest distance in rows and in columns.
    private static let farthest = (rows: 2, columns: 8)

    private mutating func mark(_ item: Int, _ side: Side, _ line: Int, _ root: CellRect) -> Bool {
        let arrow = String(glyphs.arrow(side))
        let name = tags[item].text
        let width = name.displayWidth
        switch side {
        case .left, .right:
            // Farther from the view, the arrow would point at the wrong position.
            let near = root.innerRows.filter { abs($0 - line) <= Self.farthest.rows }
            for row in near.sorted(by: { (abs($0 - line), $0) < (abs($1 - line), $1) }) {
                let edge = side == .left ? root.left : root.right
                let start = side == .left ? edge + 1 : edge - width
                guard canvas.hasLine(of: 0, edge, row, exactly: .vertical), !canvas.isWritten(edge, row),
                    (start - 1..<start + width + 1).allSatisfy({
                        $0 == edge || (canvas.isBlank($0, row) && canvas.cover($0, row) == 0)
                    })
                else { continue }
                canvas.write(arrow, edge, row, item: item, .bold)
                canvas.write(name, start, row, item: item, .bold)
                return true
            }
        case .top, .bottom:
            let row = side == .top ? root.top : root.bottom
            let columns = root.innerColumns
            let near = columns.filter { abs($0 - line) <= Self.farthest.columns }
            for column in near.sorted(by: { (abs($0 - line), $0) < (abs($1 - line), $1) })
            where column + width < columns.upperBound {
                let isFree = (column...column + width).allSatisfy {
                    canvas.hasLine(of: 0, $0, row, exactly: .horizontal) && !canvas.isWritten($0, row)
                }
                guard isFree, !canvas.isWritten(column - 1, row), !canvas.isWritten(column + width + 1, row) else {
                    continue
                }
                canvas.write(arrow + name, column, row, item: item, .bold)
                return true
            }
        }
        return false
    }
}
