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
    /// What is drawn of constraints and distances; nil for nothing.
    public var dimensions: DimensionChoice?

    public init(theme: Theme = .auto, scale: Double? = nil, padding: Double? = nil) {
        self.theme = theme
        self.scale = scale
        self.padding = padding
    }

    /// The file's text, well-formed for all names.
    public func draw(_ layout: Layout) -> String { file(of: layout).text }

    /// The file's text, and how large the picture is, in points: small layouts are enlarged up to twice, very large ones
    /// reduced, unless there is a scale.
    public func file(of layout: Layout) -> (text: String, size: Size) {
        guard let root = layout.items.first else { return ("", Size(width: 0, height: 0)) }
        let sheet = SVGSheet(layout, self)
        var file = SVGWriter()
        file.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        write(sheet, of: root, style: style(of: sheet), to: &file)
        return (file.text, sheet.page.size(scale: scale))
    }

    /// The picture for a page that forbids styles within it: its style sheet apart, and `data-style` for each `style`. The
    /// outline of a view has its position in the layout as `data-view`.
    public func parts(of layout: Layout) -> (svg: String, style: String) {
        guard let root = layout.items.first else { return ("", "") }
        let sheet = SVGSheet(layout, self, isForPage: true)
        var file = SVGWriter()
        write(sheet, of: root, style: nil, to: &file)
        return (file.text, style(of: sheet))
    }

    private func style(of sheet: SVGSheet) -> String {
        SVGStyle(unit: sheet.unit, theme: theme, colors: sheet.colors, hasDimensions: dimensions != nil).text
    }

    private func write(_ sheet: SVGSheet, of root: Layout.Item, style: String?, to file: inout SVGWriter) {
        let attributes =
            [("xmlns", "http://www.w3.org/2000/svg")] + sheet.page.svgAttributes(scale: scale) + [("role", "img")]
        file.line("<svg\(SVGWriter.spelled(attributes))>")
        file.line(
            "<title>\(root.name.xmlEscaped) \(root.rootFrame.width.spelled)×\(root.rootFrame.height.spelled)</title>")
        if let style { file.line("<style>\n\(style)</style>") }
        file.element("rect", [("class", "page")] + sheet.page.viewBox.rectAttributes)
        file.line(sheet.content, terminator: "")
        file.line("</svg>")
    }
}

extension [RGB] {
    var eachOnce: [RGB] {
        var seen: Set<RGB> = []
        return filter { seen.insert($0).inserted }
    }
}
