internal import Masonry

/// A picture with its legend, which is beside it where there is room, else under it, where it takes rows from the picture.
struct PicturePage {
    private(set) var lines: [String] = []

    private let layout: Layout
    private let options: TerminalPicture
    private let glyphs: Glyphs
    private let style: ItemStyle
    private let columns: Int
    private let rows: Int

    init(_ layout: Layout, columns: Int, rows: Int, _ options: TerminalPicture) {
        self.layout = layout
        self.options = options
        self.columns = columns
        self.rows = rows
        glyphs = Glyphs(isASCII: options.isASCII)
        style = ItemStyle(layout, depth: options.colors)
        lines = arranged()
    }

    /// A picture drawn at some height, with the entries its legend needs.
    private struct Sheet {
        var canvas: Canvas
        var legend: Legend
        /// Lines of cells that the root and what is written beside it take.
        var width: Int
        var height: Int
    }

    private static let leastLegendWidth = 20

    private func arranged() -> [String] {
        let full = sheet(rows: rows)
        if full.legend.entries.isEmpty { return text(full) }
        if let lines = withLegendBeside(full, isComplete: true) { return lines }
        var height = rows - 1
        while height >= max(2, rows * 2 / 3) {
            let sheet = sheet(rows: height)
            let legend = sheet.legend.flowing(columns: columns, rows: rows)
            if legend.count + sheet.height <= rows { return text(sheet) + legend }
            height -= max(1, (legend.count + sheet.height - rows) / 4)
        }
        if let lines = withLegendBeside(full, isComplete: false) { return lines }
        let least = sheet(rows: max(1, rows * 2 / 3))
        return text(least) + least.legend.flowing(columns: columns, rows: rows - least.height)
    }

    private func withLegendBeside(_ sheet: Sheet, isComplete: Bool) -> [String]? {
        let room = columns - sheet.width - 2
        guard room >= Self.leastLegendWidth else { return nil }
        let legend = sheet.legend.stacked(columns: room, height: sheet.height, rows: isComplete ? .max : rows)
        if legend.count > rows { return nil }
        let picture = PictureText(glyphs: glyphs, style: style)
        return (0..<max(sheet.height, legend.count)).map { row in
            let line = row < sheet.height ? picture.line(row, of: sheet.canvas) : ""
            guard row < legend.count else { return line }
            let width = row < sheet.height ? writtenWidth(row, of: sheet.canvas) : 0
            return line + String(repeating: " ", count: sheet.width + 2 - width) + legend[row]
        }
    }

    private func writtenWidth(_ row: Int, of canvas: Canvas) -> Int {
        PictureText(glyphs: glyphs, style: ItemStyle(layout, depth: .none)).line(row, of: canvas).displayWidth
    }

    private func text(_ sheet: Sheet) -> [String] {
        let picture = PictureText(glyphs: glyphs, style: style)
        return (0..<sheet.height).map { picture.line($0, of: sheet.canvas) }
    }

    // MARK: Drawing

    private func sheet(rows: Int) -> Sheet {
        let placement = Placement(layout, columns: columns, rows: rows, finest: max(0.01, options.pointsPerColumn))
        let tags = layout.nameTags(glyphs)
        let height = min(rows, placement.scale.bottom + 1)
        var marks = EdgeMarks(
            Canvas(columns: columns, rows: height, views: placement.views), layout: layout, tags: tags, glyphs: glyphs)
        marks.markCutViews()
        marks.markScrolls()
        var names = NamePlacing(marks.canvas, tags: placement.views.map { tags[$0.item] }, glyphs: glyphs)
        names.placeAll()
        var texts = TextPlacing(names.canvas, layout: layout, glyphs: glyphs)
        texts.placeAll()
        marks = EdgeMarks(texts.canvas, layout: layout, tags: tags, glyphs: glyphs)
        let left = marks.markOutside(placement.outside)
        let entries =
            names.codes.map { legendEntry($0.code, placement.views[$0.view].item, tags) }
            + left.map { legendEntry(String(glyphs.arrow($0.side)), $0.item, tags) }
            + scrollEntries(placement.scrolledAway, tags) + leftOutEntry(placement.leftOut)
        let canvas = marks.canvas
        let width = (0..<height).map { writtenWidth($0, of: canvas) }.max() ?? 0
        return Sheet(
            canvas: canvas, legend: Legend(entries: entries, style: style, ellipsis: glyphs.ellipsis), width: width,
            height: height)
    }

    private func legendEntry(_ mark: String, _ item: Int, _ tags: [NameTag]) -> Legend.Entry {
        let frame = layout.items[item].frame
        let place = "\(frame.x.spelled),\(frame.y.spelled)"
        let size = frame.width.spelled + glyphs.times + frame.height.spelled
        return Legend.Entry(mark: mark, text: "\(tags[item].text) \(place) \(size)", item: item)
    }

    private func leftOutEntry(_ count: Int) -> [Legend.Entry] {
        count == 0 ? [] : [Legend.Entry(mark: "", text: "and \(count) more views, not drawn", item: nil)]
    }

    /// One entry for each scroll view, with the names of what is out of sight in it.
    private func scrollEntries(_ away: [(item: Int, scroll: Int)], _ tags: [NameTag]) -> [Legend.Entry] {
        var scrolls: [Int] = []
        for view in away where !scrolls.contains(view.scroll) { scrolls.append(view.scroll) }
        return scrolls.map { scroll in
            let names = away.filter { $0.scroll == scroll }.map { tags[$0.item].text }
            return Legend.Entry(
                mark: String(glyphs.arrow(.bottom)),
                text: "out of sight in \(tags[scroll].text): " + names.joined(separator: " "),
                item: scroll)
        }
    }
}
