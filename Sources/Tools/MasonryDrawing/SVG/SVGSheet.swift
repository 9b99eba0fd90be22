internal import Masonry

/// What is drawn of a layout, and the page that it needs.
struct SVGSheet {
    private(set) var page: SVGPage
    /// The width of the thinnest line, in points.
    let unit: Double
    /// The colors of what is drawn, each once.
    let colors: [RGB]
    /// The elements.
    let content: String

    /// How much thicker lines are, and how much larger names, with large type.
    private static let enlargement = 1.6

    /// - Parameters:
    ///   - unit: that of a page with several layouts; nil for the layout's own.
    ///   - isForPage: whether it is for a page of a session.
    init(_ layout: Layout, _ picture: SVGPicture, unit given: Double? = nil, isForPage: Bool = false) {
        let (changes, palette) = (
            picture.earlier.map { LayoutChanges(from: $0, to: layout) }, picture.theme.palette
        )
        let dimensions = picture.dimensions.map { Dimensions($0, in: layout) }
        let lines = (changes.map { SVGChanges.lines(of: $0) } ?? []) + (dimensions?.lines ?? [])
        func page(_ lines: [String]) -> SVGPage {
            SVGPage(
                layout, padding: picture.padding, ghosts: (changes?.ghosts ?? []) + (dimensions?.ghosts ?? []),
                lines: lines)
        }
        let first = page(lines)
        let shown = picture.earlier.map { SVGChanges(from: $0, to: layout, palette) }
        let unit = given ?? first.unit * (picture.theme.isLarge ? Self.enlargement : 1)
        colors =
            (first.views.map { layout.svgColor(of: $0.item, palette) } + (shown?.colors ?? [])
            + (dimensions == nil ? [] : [Layout.stillColor])).eachOnce
        self.unit = unit
        self.page = first
        var (file, names) = (SVGWriter(isForPage: isForPage), SVGWriter(isForPage: isForPage))
        let still = (dimensions?.still ?? []).union(shown?.still ?? [])
        Self.writeShapes(of: layout, first, palette, shown, still: still, unit: unit, to: &file)
        let taken = Self.writeNames(of: layout, first, palette, shown, still: still, unit: unit, to: &names)
        let drawing = dimensions.map { SVGDimensions($0.all, on: first, unit: unit, taken: taken) }
        drawing?.writeLines(to: &file)
        file.line(names.text, terminator: "")
        drawing?.writeTexts(to: &file)
        if let dimensions, let drawing {
            let rest = dimensions.rest == 0 ? [] : ["… \(dimensions.rest) more"]
            self.page = page(lines + drawing.unplaced + rest)
        }
        self.page.writeLines(to: &file)
        content = file.text
    }

    /// Writes what fills views, and their outlines.
    ///
    /// - Parameter still: the items that are drawn in gray.
    private static func writeShapes(
        of layout: Layout, _ page: SVGPage, _ palette: ViewPalette, _ changes: SVGChanges?, still: Set<Int>,
        unit: Double, to file: inout SVGWriter
    ) {
        let shapes = SVGShapes(layout, palette, unit: unit, still: still)
        for view in page.views { shapes.writeFill(view, to: &file) }
        changes?.writeGhosts(to: &file)
        for view in page.views { shapes.writeOutline(view, to: &file) }
    }

    /// Writes the texts of views, and their names.
    ///
    /// - Returns: the boxes of these.
    private static func writeNames(
        of layout: Layout, _ page: SVGPage, _ palette: ViewPalette, _ changes: SVGChanges?, still: Set<Int>,
        unit: Double, to file: inout SVGWriter
    ) -> [Box] {
        let texts = SVGTexts(layout)
        for view in page.views { texts.write(view, to: &file) }
        var labels = SVGLabels(layout, palette, unit: unit, page: page, avoiding: page.views.flatMap(texts.boxes))
        for view in page.views {
            labels.write(view, mark: changes?.mark(of: view.item) ?? "", isStill: still.contains(view.item), to: &file)
        }
        for ghost in changes?.ghosts ?? [] {
            if let name = ghost.name { labels.write(name, at: ghost.box, color: ghost.color, to: &file) }
        }
        return labels.taken
    }
}
