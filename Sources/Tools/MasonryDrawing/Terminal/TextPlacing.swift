internal import Masonry

/// Writes the texts of labels, buttons and fields inside them if there is room.
struct TextPlacing {
    private(set) var canvas: Canvas
    private let items: [Layout.Item]
    private let isMirrored: Bool
    private let glyphs: Glyphs

    init(_ canvas: Canvas, layout: Layout, glyphs: Glyphs) {
        self.canvas = canvas
        items = layout.items
        isMirrored = layout.screen.direction == .rightToLeft
        self.glyphs = glyphs
    }

    /// Writes the texts of labels and buttons that are one line, if a name beside the text would not fit.
    ///
    /// - Parameter tags: by view.
    mutating func placeOnLines(_ tags: [NameTag]) {
        for index in canvas.views.indices {
            let (rect, item) = (canvas.views[index].rect, canvas.views[index].item)
            let kind = items[item].kind
            func isFree(_ column: Int) -> Bool {
                !canvas.isWritten(column, rect.top) && canvas.isOwnLine(of: index, column, rect.top)
            }
            // Its ends may be on the edges of others.
            guard kind == .label || kind == .button, rect.top == rect.bottom, rect.left < rect.right,
                let start = [rect.left, rect.left + 1].first(where: isFree), let text = items[item].text, !text.isEmpty
            else { continue }
            let shown = text.visible(asASCII: glyphs.isASCII)
            // Another view or a mark may cover the rest.
            let room = (start...rect.right).prefix(while: isFree).count
            let both = tags[index].text.displayWidth + shown.displayWidth + Self.columnsBetween
            if both <= rect.innerColumns.count { continue }
            if shown.displayWidth > room, let wider = columnOfWhole(shown, index, start..<start + room) {
                canvas.write(shown, wider, rect.top, item: nil)
            } else if room >= min(shown.displayWidth, Self.minText) {
                canvas.write(shown.cut(to: room, mark: glyphs.ellipsis), start, rect.top, item: nil)
            }
        }
    }

    /// Where a text that its frame shows in full can be written in full: a column often has more points than a letter. It
    /// may cover free cells after the frame, or before it.
    private func columnOfWhole(_ text: String, _ index: Int, _ room: Range<Int>) -> Int? {
        let rect = canvas.views[index].rect
        guard items[canvas.views[index].item].showsLine else { return nil }
        let added = text.displayWidth - room.count
        func isFree(_ columns: Range<Int>) -> Bool {
            columns.allSatisfy {
                canvas.isBlank($0, rect.top) && canvas.isBackground($0, rect.top, of: index)
            }
        }
        // A blank divides it from what is beside it.
        if room.upperBound == rect.right + 1, isFree(room.upperBound..<room.upperBound + added + 1) {
            return room.lowerBound
        }
        if room.lowerBound == rect.left, isFree(room.lowerBound - added - 1..<room.lowerBound) {
            return room.lowerBound - added
        }
        return nil
    }

    /// Quotes and a space.
    private static let columnsBetween = 3
    /// Two quotes and a character.
    private static let minQuoted = 3
    /// Less of a text says nothing.
    private static let minText = 4

    mutating func placeAll() {
        for index in canvas.views.indices {
            let item = canvas.views[index].item
            guard let text = items[item].text, !text.isEmpty else { continue }
            if placeInside(index, text, items[item].kind) { continue }
            placeInEdge(index, text)
            if items[item].kind == .label { placeBesideLine(index, text) }
        }
    }

    /// A label that lies on the top or bottom edge of its superview shows its whole text in the row inside, if that is free.
    private mutating func placeBesideLine(_ index: Int, _ text: String) {
        let (view, rect) = (canvas.views[index], canvas.views[index].rect)
        guard rect.top == rect.bottom, rect.left < rect.right, items[view.item].showsLine,
            let around = view.parent.map({ canvas.views[$0].rect }), around.top < around.bottom,
            let row = rect.top == around.top ? rect.top + 1 : rect.top == around.bottom ? rect.top - 1 : nil
        else { return }
        let hasText = (rect.left...rect.right).contains {
            canvas.isWritten($0, rect.top) && canvas.namedItem($0, rect.top) == nil
        }
        let shown = text.visible(asASCII: glyphs.isASCII)
        let isFree = (rect.left...rect.left + shown.displayWidth).allSatisfy {
            canvas.isBlank($0, row) && canvas.isBackground($0, row, of: index)
        }
        if isFree, !hasText, !canvas.isWritten(rect.left - 1, row) { canvas.write(shown, rect.left, row, item: nil) }
    }

    private mutating func placeInside(_ index: Int, _ text: String, _ kind: ViewKind) -> Bool {
        let rect = canvas.views[index].rect
        let columns = rect.innerColumns
        let free = rect.innerRows.filter { row in
            columns.allSatisfy { canvas.isBlank($0, row) && canvas.isOpen($0, row, to: index) }
        }
        guard let first = free.first, columns.count >= 2 else { return false }
        let rows = first..<first + (free.enumerated().prefix { $0.element == first + $0.offset }.count)
        var lines = TextWrapping(columns: columns.count, isASCII: glyphs.isASCII).lines(of: text)
        if lines.count > rows.count {
            let rest = lines[(rows.count - 1)...].joined(separator: " ")
            lines = lines.prefix(rows.count - 1) + [rest.cut(to: columns.count, mark: glyphs.ellipsis)]
        }
        let top = rows.lowerBound + (rows.count - lines.count) / 2
        for (offset, line) in lines.enumerated() {
            let room = max(0, columns.count - line.displayWidth)
            let indent = kind == .button ? room / 2 : isMirrored ? room : 0
            canvas.write(line, columns.lowerBound + indent, top + offset, item: nil)
        }
        return true
    }

    /// A view too low for an interior shows its text, quoted, on its line or top edge after the name, or in the bottom edge.
    private mutating func placeInEdge(_ index: Int, _ text: String) {
        let rect = canvas.views[index].rect
        guard rect.innerRows.isEmpty, rect.left < rect.right, !canvas.isWritten(rect.left, rect.top) else { return }
        func isFree(_ column: Int, _ row: Int) -> Bool {
            canvas.hasLine(of: index, column, row, exactly: .horizontal) && !canvas.isWritten(column, row)
        }
        let start = rect.innerColumns.last { !isFree($0, rect.top) }.map { $0 + 1 } ?? rect.innerColumns.lowerBound
        let after = rect.innerColumns.upperBound - start
        let below =
            rect.top == rect.bottom
            ? 0
            : rect.innerColumns.prefix {
                isFree($0, rect.bottom) && canvas.isOwnLine(of: index, $0, rect.bottom)
            }.count
        if max(after, below) < Self.minQuoted { return }
        let quoted = "\"" + text.visible(asASCII: glyphs.isASCII) + "\""
        let width = quoted.displayWidth
        if after > width {
            canvas.write(quoted, start + 1, rect.top, item: nil)
        } else if below >= width {
            canvas.write(quoted, rect.left + 1, rect.bottom, item: nil)
        }
    }
}
