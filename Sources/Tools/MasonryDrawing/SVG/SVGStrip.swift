public import Masonry

/// Layouts on several screens, beside and below each other in one SVG file, each with its caption.
public struct SVGStrip: Sendable {
    public struct Frame: Sendable {
        /// What is written above the layout, a line each.
        public let captions: [String]
        public let layout: Layout

        public init(captions: [String], layout: Layout) {
            self.captions = captions
            self.layout = layout
        }
    }

    /// How each layout is drawn.
    private let picture: SVGPicture
    private let frames: [(frame: Frame, sheet: SVGSheet, x: Double, y: Double)]
    private let box: Box
    /// The width of the thinnest line in points.
    private let unit: Double

    public init(_ frames: [Frame], _ picture: SVGPicture) {
        self.picture = picture
        func area(_ pages: [SVGPage]) -> Double { pages.reduce(0) { $0 + $1.viewBox.width * $1.viewBox.height } }
        let unit = max(1, area(frames.map { SVGPage($0.layout, padding: picture.padding) }).squareRoot() / 1200)
        self.unit = unit
        let sheets = frames.map { SVGSheet($0.layout, picture, unit: unit) }
        let area = area(sheets.map(\.page))
        let line = SVGPage.lineHeight * unit
        // About as wide as high.
        let most = max(area.squareRoot() * 1.4, sheets.map(\.page.viewBox.width).max() ?? 0)
        var placed: [(Frame, SVGSheet, Double, Double)] = []
        var (x, y, height, width) = (0.0, 0.0, 0.0, 0.0)
        for (frame, sheet) in zip(frames, sheets) {
            let page = sheet.page
            if x > 0, x + page.viewBox.width > most { (x, y, height) = (0, y + height, 0) }
            let top = Double(frame.captions.count) * line
            placed.append((frame, sheet, x, y + top))
            x += page.viewBox.width
            height = max(height, page.viewBox.height + top)
            width = max(width, x)
        }
        self.frames = placed
        var box = Box(.zero)
        (box.right, box.bottom) = (width, y + height)
        self.box = box
    }

    /// How large the picture is, in points, or in pixels if there is a scale.
    public var size: Size {
        let longest = max(box.width, box.height)
        let zoom = picture.scale ?? (longest > 1200 ? 1200 / longest : 1)
        return Size(width: box.width * zoom, height: box.height * zoom)
    }

    /// The file's text, well-formed for all names.
    public var text: String {
        var file = SVGWriter()
        file.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        let viewBox = [box.left, box.top, box.width, box.height].map(\.svg).joined(separator: " ")
        let attributes = [
            ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", viewBox), ("width", size.width.svg),
            ("height", size.height.svg), ("role", "img"),
        ]
        file.line("<svg\(SVGWriter.spelled(attributes))>")
        let colors = frames.flatMap(\.sheet.colors)
        let style = SVGStyle(
            unit: unit, theme: picture.theme, colors: colors.eachOnce, hasDimensions: picture.dimensions != nil)
        file.line("<style>\n\(style.text)</style>")
        file.element("rect", [("class", "page")] + box.rectAttributes)
        for (frame, sheet, x, y) in frames {
            let page = sheet.page
            let line = SVGPage.lineHeight * unit
            for (number, caption) in frame.captions.enumerated() {
                let top = y - Double(frame.captions.count - 1 - number) * line
                // Over the left edge of the layout, whose page has room around it.
                let place = [("x", (x - page.viewBox.left).svg), ("y", top.svg)]
                file.element("text", [("class", "name size note")] + place, content: caption.xmlEscaped)
            }
            let offset = "translate(\((x - page.viewBox.left).svg) \((y - page.viewBox.top).svg))"
            file.line("<g\(SVGWriter.spelled([("transform", offset)]))>")
            file.line(sheet.content, terminator: "")
            file.line("</g>")
        }
        file.line("</svg>")
        return file.text
    }
}
