public import Masonry

/// Draws a layout as a standalone SVG file in true coordinates: one point is one unit of the file.
///
/// Every view has its own color, its name and size on its top edge, and a title with its frame. Guides are dotted,
/// ambiguous views are dashed with `?`, and views with a broken constraint have a red `!`. A view whose name begins with a
/// color is drawn in it unless the script gave it another.
public struct SVGPicture: Sendable {
    public var theme: Theme
    /// How large a point is, in pixels; nil for a picture that fits a screen.
    public var scale: Double?
    /// The room around the layout, in points; nil for 20, more in very large layouts.
    public var padding: Double?
    /// The layout of an earlier version. What differs is drawn in color, with dashed frames where it was before; a list of the changes is below.
    public var earlier: Layout?

    public init(theme: Theme = .auto, scale: Double? = nil, padding: Double? = nil) {
        self.theme = theme
        self.scale = scale
        self.padding = padding
    }

    /// How much thicker lines are, and how much larger names, with large type.
    private static let enlargement = 1.6

    /// How large the picture of a layout is, in points: small layouts are enlarged up to twice, very large ones reduced, unless
    /// there is a scale.
    public func size(of layout: Layout) -> Size { page(of: layout).size(scale: scale) }

    /// The file's text, well-formed for all names.
    public func draw(_ layout: Layout) -> String {
        guard let root = layout.items.first else { return "" }
        let page = page(of: layout)
        let unit = page.unit * (theme.isLarge ? Self.enlargement : 1)
        let changes = earlier.map { SVGChanges(from: $0, to: layout, theme.palette, unit: unit, page: page) }
        var file = SVGWriter()
        file.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        let attributes =
            [("xmlns", "http://www.w3.org/2000/svg")] + page.svgAttributes(scale: scale) + [("role", "img")]
        file.line("<svg\(SVGWriter.spelled(attributes))>")
        file.line(
            "<title>\(root.name.xmlEscaped) \(root.rootFrame.width.spelled)×\(root.rootFrame.height.spelled)</title>")
        let colors = colors(of: layout, page) + (changes?.colors ?? [])
        file.line("<style>\n\(SVGStyle(unit: unit, theme: theme, colors: colors.eachOnce).text)</style>")
        file.element("rect", [("class", "page")] + page.viewBox.rectAttributes)
        write(layout, page, changes, unit: unit, to: &file)
        file.line("</svg>")
        return file.text
    }

    /// The colors of the views that are shown.
    func colors(of layout: Layout, _ page: SVGPage) -> [RGB] {
        page.views.map { layout.svgColor(of: $0.item, theme.palette) }
    }

    /// Writes the elements of a layout.
    func write(_ layout: Layout, _ page: SVGPage, _ changes: SVGChanges? = nil, unit: Double, to file: inout SVGWriter)
    {
        let still = changes?.still ?? []
        let shapes = SVGShapes(layout, theme.palette, unit: unit, still: still)
        for view in page.views { shapes.writeFill(view, to: &file) }
        changes?.writeGhosts(to: &file)
        for view in page.views { shapes.writeOutline(view, to: &file) }
        let texts = SVGTexts(layout)
        for view in page.views { texts.write(view, to: &file) }
        var labels = SVGLabels(
            layout, theme.palette, unit: unit, page: page, avoiding: page.views.flatMap(texts.boxes))
        for view in page.views {
            labels.write(view, mark: changes?.mark(of: view.item) ?? "", isStill: still.contains(view.item), to: &file)
        }
        if let changes {
            for ghost in changes.ghosts {
                if let name = ghost.name { labels.write(name, at: ghost.box, color: ghost.color, to: &file) }
            }
            changes.writeList(to: &file)
        }
    }

    func page(of layout: Layout) -> SVGPage {
        let changes = earlier.map { LayoutChanges(from: $0, to: layout) }
        return SVGPage(
            layout, padding: padding, ghosts: changes?.ghosts ?? [],
            lines: changes.map { SVGChanges.lines(of: $0) } ?? [])
    }
}

extension [RGB] {
    var eachOnce: [RGB] {
        var seen: Set<RGB> = []
        return filter { seen.insert($0).inserted }
    }
}
