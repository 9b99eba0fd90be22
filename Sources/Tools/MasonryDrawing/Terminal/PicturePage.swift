internal import Masonry

/// A picture with its legend: beside it if there is room, else below it, which takes rows from the picture. With a text,
/// the room is divided before anything is drawn.
struct PicturePage {
    private(set) var lines: [String] = []

    private let layout: Layout
    private let root: Int
    private let changes: ItemComparison?
    private let options: TerminalPicture
    private let memory: PictureMemory?
    private let glyphs: Glyphs
    private let style: ItemStyle
    private let columns: Int
    private let rows: Int
    private var stretch = PictureStretch()

    init(_ layout: Layout, columns: Int, rows: Int, _ options: TerminalPicture) {
        self.init(blank: layout, columns, rows, options)
        stretch.across = wantedStretch()
        lines = arranged()
    }

    /// - Parameters:
    ///   - memory: the edges of the picture before, if this one is of a series.
    ///   - text: gives the lines of a text that belongs to the picture.
    init(
        _ layout: Layout, columns: Int, rows: Int, _ options: TerminalPicture, after memory: PictureMemory?,
        text: (_ columns: Int, _ rows: Int) -> [String]
    ) {
        self.init(blank: layout, columns, rows, options, memory)
        let size = layout.items[root].rootFrame
        let division = PageDivision(
            width: size.width, height: size.height, columns: columns, rows: rows, finest: finest,
            fillsRoom: options.fillsRoom, keepsTextBelow: options.keepsTextBelow)
        stretch = division.stretch
        lines = divided(division, text)
    }

    private init(
        blank layout: Layout, _ columns: Int, _ rows: Int, _ options: TerminalPicture, _ memory: PictureMemory? = nil
    ) {
        self.layout = layout
        self.memory = memory
        self.options = options
        self.columns = columns
        self.rows = rows
        root = options.zoom.flatMap { name in layout.items.firstIndex { $0.name == name } } ?? 0
        changes = options.earlier.map { ItemComparison(from: $0, to: layout) }
        glyphs = Glyphs(isASCII: options.isASCII, isHeavy: options.theme.isLarge)
        style = ItemStyle(layout, depth: options.colors, theme: options.theme)
    }

    /// A picture drawn at some height, with the entries for its legend.
    private struct Sheet {
        var canvas: Canvas
        var legend: Legend
        /// The number of columns of the root and the text beside it.
        var width: Int
        var height: Int
    }

    private static let minLegendWidth = 20
    /// Up to this many names in the legend do not justify another scale.
    private static let fewEntries = 3

    private func arranged() -> [String] {
        let (ground, full) = roomySheet()
        if full.legend.entries.isEmpty { return picture(full) }
        if let (lines, _) = withLegendBeside(full, isComplete: true) { return lines }
        var height = rows - 1
        while height >= max(2, rows * 2 / 3) {
            let sheet = sheet(on: self.ground(rows: height))
            let legend = sheet.legend.flowing(columns: columns, rows: rows)
            if legend.lines.count + sheet.height <= rows { return picture(sheet) + legend.lines }
            height -= max(1, (legend.lines.count + sheet.height - rows) / 4)
        }
        // A code hides lines, so it must have an entry in the legend.
        if let (_, codes) = withLegendBeside(full, isComplete: false) {
            let sheet = sheet(on: ground, codes: codes)
            if let (lines, _) = withLegendBeside(sheet, isComplete: false) { return lines }
        }
        height = max(1, rows * 2 / 3)
        let low = self.ground(rows: height)
        let lowest = sheet(on: low)
        let codes = lowest.legend.flowing(columns: columns, rows: rows - lowest.height).codes
        let sheet = sheet(on: low, codes: codes)
        return picture(sheet) + sheet.legend.flowing(columns: columns, rows: rows - sheet.height).lines
    }

    /// The picture in all rows, enlarged if that makes more names fit.
    private func roomySheet() -> (Ground, Sheet) {
        let ground = ground(rows: rows)
        let usual = sheet(on: ground)
        if usual.legend.entries.count <= Self.fewEntries { return (ground, usual) }
        let finer = self.ground(rows: rows, finest: finest / 2)
        let larger = sheet(on: finer)
        return larger.legend.entries.count < usual.legend.entries.count ? (finer, larger) : (ground, usual)
    }

    /// The finest scale: that of the whole layout, finer in a large terminal or for a zoomed view.
    private var finest: Double {
        if options.fillsRoom { return Self.minPoints }
        let usual = options.pointsPerColumn
        let size = min(Double(columns) / Self.usualColumns, Double(rows) / Self.usualRows)
        return max(Self.minPoints, options.zoom == nil ? usual / max(1, size) : min(1, usual))
    }

    private static let minPoints = 0.01
    /// The terminal size that the usual scale is for.
    private static let usualColumns = 80.0
    private static let usualRows = 24.0
    /// With fewer rows, a proportional picture may have no room for names.
    private static let fewRows = 16
    private static let stretches = [1, 1.5, 2, 3, 4]

    /// How far to stretch the picture horizontally: only if that is needed to make most names fit inside it, or all
    /// beside it.
    private func wantedStretch() -> Double {
        guard rows < Self.fewRows else { return 1 }
        var best = (stretch: 1.0, left: Int.max)
        for stretch in Self.stretches {
            var page = self
            page.stretch.across = stretch
            let sheet = page.sheet(on: page.ground(rows: rows))
            let left = sheet.legend.entries.count
            if page.withLegendBeside(sheet, isComplete: true) != nil { return stretch }
            if left < best.left { best = (stretch, left) }
            if left * 2 < layout.items.count - 1 || left == 0 || sheet.width >= columns { break }
        }
        return best.stretch
    }

    private func withLegendBeside(_ sheet: Sheet, isComplete: Bool) -> (lines: [String], codes: Int)? {
        let room = columns - sheet.width - 2
        guard room >= Self.minLegendWidth else { return nil }
        let legend = sheet.legend.stacked(columns: room, height: sheet.height, rows: rows)
        if isComplete, legend.shown < sheet.legend.entries.count { return nil }
        let picture = PictureText(glyphs: glyphs, style: style)
        let lines = (0..<max(sheet.height, legend.lines.count)).map { row in
            let line = row < sheet.height ? picture.line(row, of: sheet.canvas) : ""
            guard row < legend.lines.count else { return line }
            let width = row < sheet.height ? sheet.canvas.writtenColumns(row, glyphs) : 0
            return line + String(repeating: " ", count: sheet.width + 2 - width) + legend.lines[row]
        }
        return (lines, legend.codes)
    }

    // MARK: With a text

    private func divided(_ division: PageDivision, _ text: (_ columns: Int, _ rows: Int) -> [String]) -> [String] {
        let scale = scale(columns: division.columns, rows: division.rows)
        let canvasColumns = division.isTextBeside ? division.pictureColumns(scale) : columns
        let textColumns = division.isTextBeside ? columns - division.start(of: scale) : columns
        let ground = ground(columns: division.columns, rows: division.rows, canvasColumns: canvasColumns)
        var sheet = sheet(on: ground)
        let textRows = division.isTextBeside ? rows : rows - sheet.height
        let rowsOfText = text(textColumns, textRows)
        let room = textRows - rowsOfText.count
        func legend(_ sheet: Sheet) -> Legend.Extract {
            if room <= 0 { return Legend.Extract(lines: [], shown: 0, codes: 0) }
            return division.isTextBeside
                ? sheet.legend.stacked(columns: textColumns, height: room, rows: room)
                : sheet.legend.flowing(columns: textColumns, rows: room)
        }
        // A code hides lines, so it must have an entry in the legend.
        var names = legend(sheet)
        if names.shown < sheet.legend.entries.count {
            sheet = self.sheet(on: ground, codes: names.codes)
            names = legend(sheet)
        }
        let below = rowsOfText + names.lines
        let picture = self.picture(sheet)
        guard division.isTextBeside else { return picture + below }
        return (0..<max(picture.count, below.count)).map { row in
            let line = row < picture.count ? picture[row] : ""
            guard row < below.count, !below[row].isEmpty else { return line }
            let width = row < picture.count ? sheet.canvas.writtenColumns(row, glyphs) : 0
            return line + String(repeating: " ", count: division.start(of: scale) - width) + below[row]
        }
    }

    private func scale(columns: Int, rows: Int) -> PictureScale {
        let size = layout.items[root].rootFrame
        return PictureScale(
            width: size.width, height: size.height, columns: columns, rows: rows, finest: finest, stretch: stretch)
    }

    private func picture(_ sheet: Sheet) -> [String] {
        let picture = PictureText(glyphs: glyphs, style: style)
        return (0..<sheet.height).map { picture.line($0, of: sheet.canvas) }
    }

    // MARK: Drawing

    /// A picture with the names that fit, to which codes and texts can be added.
    private struct Ground {
        let backdrop: Backdrop
        let placement: Placement
        let tags: [NameTag]
        let names: NamePlacing
        let height: Int
    }

    /// - Parameters:
    ///   - finest: the fewest points per column, if not the usual.
    ///   - canvasColumns: the columns that may be written, if not all.
    private func ground(
        columns: Int? = nil, rows: Int, canvasColumns: Int? = nil, finest: Double? = nil
    ) -> Ground {
        let columns = columns ?? self.columns
        let backdrop = Backdrop(layout, root: root, options)
        let changed = (changes?.appeared ?? []) + (changes?.moved.map(\.new) ?? [])
        let placement = Placement(
            layout, root: root, columns: columns, rows: rows, finest: finest ?? self.finest, stretch: stretch,
            backdrop: backdrop.outlines.map(\.box), changed: Set(changed), target: options.target,
            memory: memory)
        let tags = layout.nameTags(glyphs, root: root, since: changes)
        let height = min(rows, placement.scale.bottom + 1)
        var marks = EdgeMarks(
            Canvas(columns: canvasColumns ?? columns, rows: height, views: placement.views), layout: layout, tags: tags,
            glyphs: glyphs)
        marks.markCutViews()
        marks.markScrolls()
        let viewTags = placement.views.map { tags[$0.item] }
        var lines = TextPlacing(marks.canvas, layout: layout, glyphs: glyphs)
        lines.placeOnLines(viewTags)
        return Ground(
            backdrop: backdrop, placement: placement, tags: tags,
            names: NamePlacing(lines.canvas, tags: viewTags, glyphs: glyphs), height: height)
    }

    /// - Parameter codes: the number of codes that may replace names.
    private func sheet(on ground: Ground, codes: Int = .max) -> Sheet {
        let (placement, tags, height) = (ground.placement, ground.tags, ground.height)
        var names = ground.names
        names.placeCodes(limit: codes)
        var texts = TextPlacing(names.canvas, layout: layout, glyphs: glyphs)
        texts.placeAll()
        var marks = EdgeMarks(texts.canvas, layout: layout, tags: tags, glyphs: glyphs)
        let left = marks.markOutside(placement.outside)
        let entries =
            names.codes.map { legendEntry($0.code, placement.views[$0.view].item, tags) }
            + left.map { legendEntry(String(glyphs.arrow($0.side)), $0.item, tags) }
            + scrollEntries(placement.scrolledAway) + leftOutEntry(placement.leftOut)
        var canvas = marks.canvas
        ground.backdrop.draw(placement.backdrop, on: &canvas, glyphs)
        let width = (0..<height).map { canvas.writtenColumns($0, glyphs) }.max() ?? 0
        return Sheet(
            canvas: canvas,
            legend: Legend(
                entries: entries, style: style, glyphs: glyphs, text: { text(of: $0, tags, isBrief: $1) },
                countsOn: { tags[$1].countsOn(from: tags[$0]) }),
            width: width, height: height)
    }

    private func legendEntry(_ mark: String, _ item: Int, _ tags: [NameTag]) -> Legend.Entry {
        Legend.Entry(mark: mark, subject: .item(item), color: item, isFinding: !tags[item].marks.isEmpty)
    }

    private func leftOutEntry(_ count: Int) -> [Legend.Entry] {
        count == 0 ? [] : [Legend.Entry(mark: "", subject: .leftOut(count))]
    }

    /// The legend's text for a subject.
    private func text(of subject: Legend.Subject, _ tags: [NameTag], isBrief: Bool) -> String {
        switch subject {
        case .item(let item):
            isBrief
                ? tags[item].briefText
                : tags[item].text + " " + layout.items[item].frame.text(glyphs)
        case .series(let series): text(of: series, tags)
        case .unmarked(let series):
            "no room for " + series.map { text(of: $0, tags) }.joined(separator: " ")
        case .scrolledAway(let items, let scroll):
            "out of sight in \(tags[scroll].text): " + items.map { tags[$0].text }.joined(separator: " ")
        case .leftOut(let count): "and \(count) more views, not drawn"
        }
    }

    private func text(of series: Legend.Series, _ tags: [NameTag]) -> String {
        let first = tags[series.first].briefText
        return series.first == series.last ? first : first + glyphs.through + tags[series.last].briefText
    }

    /// One entry for each scroll view, with the names of its content that is out of sight.
    private func scrollEntries(_ away: [(item: Int, scroll: Int)]) -> [Legend.Entry] {
        var scrolls: [Int] = []
        for view in away where !scrolls.contains(view.scroll) { scrolls.append(view.scroll) }
        return scrolls.map { scroll in
            let items = away.filter { $0.scroll == scroll }.map(\.item)
            return Legend.Entry(
                mark: String(glyphs.arrow(.bottom)), subject: .scrolledAway(items, scroll: scroll), color: scroll)
        }
    }
}
