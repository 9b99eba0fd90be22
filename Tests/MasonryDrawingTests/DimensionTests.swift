import Foundation
import Masonry
import MasonryDrawing
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Dimension lines in pictures.
struct DimensionTests {
    /// A card 16 from every edge of 320×480, and in it what `build` adds.
    private func layout(_ build: (View) throws -> Void = { _ in }) throws -> Layout {
        let scene = Scene(width: 320, height: 480)
        let card = try View("card", in: scene.root)
        try card.makeConstraints { make in try make.edges.equalTo(scene.root).insets(EdgeInsets(16)) }
        try build(card)
        return scene.layout()
    }

    private func draw(_ layout: Layout, _ kind: DimensionChoice.Kind, of views: [String] = []) -> String {
        var picture = SVGPicture()
        picture.dimensions = DimensionChoice(kind, of: views)
        return picture.draw(layout)
    }

    /// What is written at dimension lines, in alphabetical order.
    private func texts(_ svg: String) -> [String] {
        svg.matches(of: /<text class="measure[^>]*>([^<]*)</).map { String($0.1) }.sorted()
    }

    private func addIcon(to card: View) throws {
        let icon = try View("icon", in: card)
        try icon.makeConstraints { make in
            try make.left.top.equalTo(card).offset(24)
            try make.width.equalTo(40)
            try make.height.greaterThanOrEqualTo(30)
            try make.height.equalTo(44).priority(750)
            try make.right.lessThanOrEqualTo(card).offset(-8)
        }
    }

    @Test func `each constraint has its value`() throws {
        let layout = try layout(addIcon)
        // From icon's right edge, 16 + 24 + 40, to card's, 304, are 224.
        #expect(
            texts(draw(layout, .constraints, of: ["icon"])) == [
                "24", "24", "40", "44 @750", "≥ 30, is 44", "≥ 8, is 224",
            ])
        #expect(texts(draw(layout, .constraints)).count == 10)
        #expect(texts(SVGPicture().draw(layout)).isEmpty)
    }

    @Test func `what clashes says what it asks for`() throws {
        let layout = try layout { card in
            try self.addIcon(to: card)
            let icon = try #require(card.subviews.first)
            try icon.makeConstraints { make in try make.width.equalTo(100) }
        }
        let svg = draw(layout, .conflicts)
        #expect(texts(svg) == ["#11 asks 100, is 40", "#7 40"])
        #expect(svg.contains("#11 icon.width == 100 is ignored: asks 100, is 40"))
        // From its left edge, 40, icon would end at 140.
        #expect(svg.contains(#"class="asked" x1="80""#) && svg.contains(#"x2="140""#))
        // Not by color alone.
        #expect(svg.contains("missed") && svg.contains("stroke-dasharray"))
    }

    @Test func `a share is written with what it is of`() throws {
        let layout = try layout { card in
            let bar = try View("bar", in: card)
            try bar.makeConstraints { make in
                try make.width.equalTo(card).multipliedBy(0.5)
                try make.height.equalTo(card)
            }
        }
        #expect(texts(draw(layout, .constraints, of: ["bar"])) == ["0.5 × card.width", "288", "448", "= card.height"])
    }

    @Test func `distances are measured between views`() throws {
        let layout = try layout { card in
            let icon = try View("icon", in: card)
            try icon.makeConstraints { make in
                try make.center.equalTo(card)
                try make.width.height.equalTo(48)
            }
        }
        // (288 - 48) / 2 and (448 - 48) / 2.
        #expect(texts(draw(layout, .distances, of: ["icon"])) == ["120", "120", "200", "200"])
    }

    /// The boxes follow from the type: a column is 5 wide and a line 9.4 high; a plate is behind each name.
    @Test(arguments: [1, 2, 3, 4, 6, 9]) func `texts of dimension lines cover no name and no other`(count: Int) throws {
        let scene = Scene(width: 320, height: 480)
        for row in 0..<count {
            for column in 0..<3 {
                let view = try View("v\(row)\(column)", in: scene.root)
                try view.makeConstraints { make in
                    try make.left.equalTo(Double(12 + column * 100))
                    try make.top.equalTo(Double(12 + row * 50))
                    try make.width.equalTo(Double(20 + 20 * column))
                    try make.height.equalTo(30)
                }
            }
        }
        let svg = draw(scene.layout(), .constraints)
        func number(_ text: Substring?) -> Double { text.flatMap { Double($0) } ?? 0 }
        var boxes: [Rect] = []
        for match in svg.matches(
            of: /<text class="measure" x="([^"]+)" y="([^"]+)"(?: style="font-size: ([\d.]+)px")?>([^<]*)</)
        {
            let scale = (match.3.map(number) ?? 8.3) / 8.3
            let height = 9.4 * scale
            boxes.append(
                Rect(
                    x: number(match.1) - 1.5, y: number(match.2) + 2.3 * scale - height,
                    width: (Double(match.4.count) * 5 + 3) * scale, height: height))
        }
        let measures = boxes.count
        for match in svg.matches(of: /class="plate" x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"/) {
            boxes.append(
                Rect(x: number(match.1), y: number(match.2), width: number(match.3), height: number(match.4)))
        }
        #expect(measures >= 6)
        for (index, one) in boxes.prefix(measures).enumerated() {
            for other in boxes.dropFirst(index + 1) {
                let isApart =
                    one.x + one.width <= other.x + 0.01 || other.x + other.width <= one.x + 0.01
                    || one.y + one.height <= other.y + 0.01 || other.y + other.height <= one.y + 0.01
                #expect(isApart, "\(one) and \(other)")
            }
        }
    }

    @Test(arguments: 0..<20) func `is well-formed whatever the names are`(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed))
        let layout = random.layout()
        for kind in DimensionChoice.Kind.allCases {
            let parser = XMLParser(data: Data(draw(layout, kind).utf8))
            #expect(parser.parse(), "\(String(describing: parser.parserError)) in line \(parser.lineNumber)")
        }
    }

    @Test func `arrows are at the edges of a view`() throws {
        let layout = try layout(addIcon)
        #expect(
            ConstraintDiagram(of: "icon").draw(layout) == """
                                  ↓ 24 card.top
                               ┌────────────────────┐
                card.left ─24─→│ icon               │←─≥ 8, is 224─ card.right
                               │ 40×44              │
                               │ width 40           │
                               │ height ≥ 30, is 44 │
                               │ height 44 @750     │
                               └────────────────────┘

                """)
        #expect(ConstraintDiagram(of: "nothing").draw(layout).isEmpty)
        let ascii = ConstraintDiagram(of: "icon", isASCII: true).draw(layout)
        #expect(ascii.allSatisfy { $0.isASCII } && ascii.contains("<->= 8, is 224- card.right"))
        for columns in [10, 20, 40] {
            let lines = ConstraintDiagram(of: "icon", columns: columns).draw(layout).split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= columns })
        }
    }
}
