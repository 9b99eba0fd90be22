internal import Masonry

/// Builds the elements of an SVG file. Attribute values and contents must already be escaped.
struct SVGWriter {
    private(set) var text = ""
    /// Whether it is for a page that forbids styles in attributes, and that asks which view an element belongs to: `data-style`
    /// and `data-view` tell it these, and are left out elsewhere.
    var isForPage = false

    static func spelled(_ attributes: [(String, String)]) -> String {
        attributes.map { " \($0.0)=\"\($0.1)\"" }.joined()
    }

    /// The attributes as they are for a page, or elsewhere.
    func spelled(_ attributes: [(String, String)]) -> String {
        Self.spelled(
            isForPage
                ? attributes.map { ($0 == "style" ? "data-style" : $0, $1) }
                : attributes.filter { $0.0 != SVGWriter.view })
    }

    /// The attribute for the position of a view in the layout.
    static let view = "data-view"

    mutating func line(_ line: String, terminator: String = "\n") {
        text += line + terminator
    }

    mutating func element(_ name: String, _ attributes: [(String, String)], content: String? = nil) {
        let start = "<" + name + spelled(attributes)
        line(content.map { "\(start)>\($0)</\(name)>" } ?? start + "/>")
    }
}

extension Double {
    /// The number as written in an SVG file.
    var svg: String { spelled(decimals: 3) }
}

extension Box {
    var width: Double { right - left }
    var height: Double { bottom - top }

    /// From the left top to the right bottom.
    var lineAttributes: [(String, String)] {
        [("x1", left.svg), ("y1", top.svg), ("x2", right.svg), ("y2", bottom.svg)]
    }

    var rectAttributes: [(String, String)] {
        [("x", left.svg), ("y", top.svg), ("width", width.svg), ("height", height.svg)]
    }
}
