public import Masonry

/// Draws a layout as a standalone SVG file in true coordinates: one point is one unit of the file.
///
/// Every view has its own color, its name and size on its top edge, and a title with its frame. Guides are dotted,
/// ambiguous views are dashed with `?`, and views with a broken constraint have a red `!`.
public struct SVGPicture: Sendable {
    public var theme: Theme

    public init(theme: Theme = .dark) {
        self.theme = theme
    }

    /// How much thicker lines are, and how much larger names, with large type.
    private static let enlargement = 1.6

    /// How large the picture of a layout is, in points: small layouts are enlarged up to twice, very large ones reduced.
    public func size(of layout: Layout) -> Size { SVGPage(layout).size }

    /// The file's text, well-formed for all names.
    public func draw(_ layout: Layout) -> String {
        guard let root = layout.items.first else { return "" }
        let page = SVGPage(layout)
        let unit = page.unit * (theme.isLarge ? Self.enlargement : 1)
        var file = SVGWriter()
        file.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        let attributes = [("xmlns", "http://www.w3.org/2000/svg")] + page.svgAttributes + [("role", "img")]
        file.line("<svg\(SVGWriter.spelled(attributes))>")
        file.line(
            "<title>\(root.name.xmlEscaped) \(root.rootFrame.width.spelled)×\(root.rootFrame.height.spelled)</title>")
        file.line("<style>\n\(SVGStyle(unit: unit).text)</style>")
        file.element("rect", [("class", "page")] + page.viewBox.rectAttributes)
        let shapes = SVGShapes(layout, theme.palette, unit: unit)
        for view in page.views { shapes.write(view, to: &file) }
        let texts = SVGTexts(layout)
        for view in page.views { texts.write(view, to: &file) }
        var labels = SVGLabels(
            layout, theme.palette, unit: unit, page: page,
            avoiding: page.views.flatMap(texts.boxes))
        for view in page.views { labels.write(view, to: &file) }
        file.line("</svg>")
        return file.text
    }
}
