internal import Masonry

/// The background of a picture: margins, safe areas, content out of sight, ghosts and alignment lines, drawn on blank cells
/// only.
struct Backdrop {
    /// A frame to outline.
    struct Outline {
        /// In points, in the picture's coordinates.
        var box: Box
        var style: LineStyle
        var name = ""
        /// The item whose color it has.
        var item: Int?
        /// Whether its corners are drawn on top of a view that would hide it completely.
        var isAlwaysSeen = false
        /// The scroll view outside of which it is drawn, on what is behind that.
        var window: Int?
    }

    private(set) var outlines: [Outline] = []
    let hasAlignment: Bool

    /// More outlines of a kind would hide each other.
    private static let most = 200

    /// - Parameters:
    ///   - root: the item that fills the picture.
    init(_ layout: Layout, root: Int, _ options: TerminalPicture) {
        hasAlignment = options.aids.contains(.alignment)
        let origin = layout.items[root].rootFrame
        let isNeeded = options.aids.contains(.margins) || options.aids.contains(.guides)
        for (index, children) in (isNeeded ? layout.children : []).enumerated()
        where outlines.count < Self.most && layout.isShown(index, under: root) {
            let item = layout.items[index]
            let box = Box(item.rootFrame.moved(from: origin))
            if options.aids.contains(.margins), children.contains(where: { layout.items[$0].kind != .guide }),
                let inner = box.inset(by: item.layoutMargins)
            {
                outlines.append(Outline(box: inner, style: .margin, item: index))
            }
            if options.aids.contains(.guides), item.safeAreaInsets != EdgeInsets(0),
                let inner = box.inset(by: item.safeAreaInsets)
            {
                let name = item.name + "." + BuiltInGuide.safeArea.rawValue
                outlines.append(Outline(box: inner, style: .dotted, name: name, item: index))
            }
        }
        outlines += layout.contentOutOfSight(under: root).prefix(Self.most)
        for ghost in options.ghosts.prefix(Self.most) {
            let item = layout.items.firstIndex { $0.name == ghost.name }
            let box = Box(ghost.frame.moved(from: origin))
            outlines.append(
                Outline(box: box, style: .ghost, name: ghost.name, item: item, isAlwaysSeen: ghost.isAlwaysSeen))
        }
    }

    /// - Parameter rects: of the outlines; nil for those outside the picture.
    func draw(_ rects: [CellRect?], on canvas: inout Canvas, _ glyphs: Glyphs) {
        for (outline, rect) in zip(outlines, rects) {
            guard let rect else { continue }
            draw(outline, rect, on: &canvas, glyphs)
        }
        if hasAlignment {
            for line in AlignmentLines(canvas.views).lines { draw(line, on: &canvas, glyphs) }
        }
    }

    private func draw(_ outline: Outline, _ rect: CellRect, on canvas: inout Canvas, _ glyphs: Glyphs) {
        let name = outline.name.visible(asASCII: glyphs.isASCII)
        let window = outline.window.flatMap { item in canvas.views.firstIndex { $0.item == item } }
        let isFree = { (canvas: Canvas, column: Int, row: Int) in
            canvas.isBlank(column, row) && (window.map { canvas.isBehind($0, column, row) } ?? true)
        }
        let start = nameStart(name, rect, canvas, isFree)
        var isSeen = false
        let (horizontal, vertical) = (glyphs.line(.horizontal, outline.style), glyphs.line(.vertical, outline.style))
        for row in rect.top...rect.bottom {
            let isEdge = row == rect.top || row == rect.bottom
            let columns = isEdge ? Array(rect.left...rect.right) : Array(Set([rect.left, rect.right])).sorted()
            for column in columns where isFree(canvas, column, row) {
                let character = isEdge ? horizontal : vertical
                canvas.write(String(character), column, row, item: outline.item, .faint)
                isSeen = true
            }
        }
        if outline.isAlwaysSeen, !isSeen {
            for row in Set([rect.top, rect.bottom]).sorted() {
                for column in Set([rect.left, rect.right]).sorted() where !canvas.isWritten(column, row) {
                    canvas.write(String(horizontal), column, row, item: outline.item, .faint)
                }
            }
        }
        if let start { canvas.write(name, start, rect.top, item: outline.item, .faint) }
    }

    /// The column where the name fits in the top edge.
    private func nameStart(
        _ name: String, _ rect: CellRect, _ canvas: Canvas, _ isFree: (Canvas, Int, Int) -> Bool
    ) -> Int? {
        let width = name.displayWidth
        guard width > 0, rect.innerColumns.count >= width else { return nil }
        return rect.innerColumns.dropLast(width - 1).first { start in
            (start - 1...start + width).allSatisfy { column in
                let isInside = (start..<start + width).contains(column)
                return isInside ? isFree(canvas, column, rect.top) : !canvas.isWritten(column, rect.top)
            }
        }
    }

    private func draw(_ line: AlignmentLines.Line, on canvas: inout Canvas, _ glyphs: Glyphs) {
        let character = String(glyphs.line(line.isVertical ? .vertical : .horizontal, .alignment))
        for place in line.from...line.to {
            let (column, row) = line.isVertical ? (line.place, place) : (place, line.place)
            if canvas.isBlank(column, row) { canvas.write(character, column, row, item: nil, .faint) }
        }
    }
}

extension Layout {
    /// Whether the item is the root or its descendant, and neither it nor an ancestor is hidden.
    func isShown(_ index: Int, under root: Int) -> Bool {
        var next: Int? = index
        while let current = next, items.indices.contains(current) {
            if current == root { return true }
            if items[current].isHidden { return false }
            next = items[current].parent
        }
        return false
    }
}

extension Rect {
    /// The same in the coordinates of this origin.
    func moved(from origin: Rect) -> Rect {
        Rect(x: x - origin.x, y: y - origin.y, width: width, height: height)
    }
}

extension Box {
    /// Nil if nothing is left.
    fileprivate func inset(by insets: EdgeInsets) -> Box? {
        var result = self
        result.left += insets.left
        result.top += insets.top
        result.right -= insets.right
        result.bottom -= insets.bottom
        return result.left <= result.right && result.top <= result.bottom ? result : nil
    }
}
