internal import Masonry

/// What a picture of two versions shows besides the later one: where views were, and what changed, in words.
struct SVGChanges {
    /// The items that have not changed.
    let still: Set<Int>
    /// The colors that only what vanished has.
    let colors: [RGB]
    /// Where views were that moved or vanished.
    let ghosts: [Ghost]

    struct Ghost {
        let box: Box
        /// What is written at it; nil if it is clear what it belongs to.
        let name: String?
        let color: RGB
    }

    private let marks: [Int: String]

    init(from earlier: Layout, to layout: Layout, _ palette: ViewPalette) {
        let comparison = ItemComparison(from: earlier, to: layout)
        var marks: [Int: String] = [:]
        for item in comparison.appeared { marks[item] = "+" }
        for move in comparison.moved { marks[move.new] = "~" }
        self.marks = marks
        let moved = comparison.moved.map { move in
            let (before, now) = (Box(earlier.items[move.old].rootFrame), Box(layout.items[move.new].rootFrame))
            let name = before.intersects(now) ? nil : layout.items[move.new].name.visible()
            return Ghost(box: before, name: name, color: layout.svgColor(of: move.new, palette))
        }
        let vanished = comparison.vanished.map { item in
            Ghost(
                box: Box(earlier.items[item].rootFrame), name: "-" + earlier.items[item].name.visible(),
                color: earlier.svgColor(of: item, palette))
        }
        ghosts = moved + vanished
        still = Set(layout.items.indices).subtracting(marks.keys)
        colors = vanished.map(\.color) + [Layout.stillColor]
    }

    func mark(of item: Int) -> String { marks[item] ?? "" }

    func writeGhosts(to file: inout SVGWriter) {
        for ghost in ghosts {
            file.line("<g class=\"\(SVGStyle.name(of: ghost.color))\">")
            file.element("rect", [("class", "ghost")] + ghost.box.rectAttributes)
            file.line("</g>")
        }
    }

    // MARK: The list

    /// The most changes that are listed.
    private static let listed = 24

    /// The changes as they are listed, each a line.
    static func lines(of changes: LayoutChanges) -> [String] {
        let lines = changes.texts(isASCII: false)
        if lines.isEmpty { return ["no view has changed"] }
        let rest = lines.count - listed
        return ["solid: after, dashed: before"] + lines.prefix(listed) + (rest > 0 ? ["… \(rest) more"] : [])
    }
}
