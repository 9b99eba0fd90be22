import Foundation
import Masonry
import MasonryDrawing
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

struct SVGPictureTests {
    @Test(arguments: Samples.all.map(\.name))
    func `draws the sample`(name: String) throws {
        let layout = try #require(Samples.all.first { $0.name == name }).layout
        try Fixture(name: name + ".svg").expect(SVGPicture().draw(layout))
    }

    @Test(arguments: 0..<40)
    func `is well-formed whatever the names are`(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed))
        let parser = XMLParser(data: Data(SVGPicture().draw(random.layout()).utf8))
        #expect(parser.parse(), "\(String(describing: parser.parserError)) in line \(parser.lineNumber)")
    }

    /// Inter Bold is 746, 598, 272, 272 and 614 thousandths wide for `Hello`.
    @Test
    func `shows a text in its font`() throws {
        let scene = Scene()
        let label = try View("label", kind: .label, text: "Hello", in: scene.root)
        label.font = Font(size: 100, weight: Font.bold)
        try label.makeConstraints { make in try make.left.top.equalTo(scene.root) }
        let text = SVGPicture().draw(scene.layout())
        #expect(text.contains("font: 700 100px Inter, sans-serif") && text.contains("textLength=\"250.2\""))
        label.font = nil
        #expect(!SVGPicture().draw(scene.layout()).contains("textLength"))
    }

    @Test
    func `large type changes sizes alone`() {
        let layout = Samples.all[0].layout
        let (usual, large) = (SVGPicture().draw(layout), SVGPicture(theme: .large).draw(layout))
        #expect(usual.contains(".name { font-size: 9px") && large.contains(".name { font-size: 14.4px"))
        func rects(_ text: String) -> [Substring] { text.split(separator: "\n").filter { $0.contains("class=\"view") } }
        #expect(rects(usual) == rects(large))
    }

    @Test
    func `covers every frame`() throws {
        let layout = Samples.build(100, 100) { $0.add("far", -300, 500, 50, 50) }
        let text = SVGPicture().draw(layout)
        let box = try #require(text.firstMatch(of: /viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"/))
        let numbers = try [box.1, box.2, box.3, box.4].map { try #require(Double($0)) }
        #expect(numbers[0] < -300 && numbers[1] < 0)
        #expect(numbers[0] + numbers[2] > 100 && numbers[1] + numbers[3] > 550)
    }

    @Test(arguments: [20.0, 28, 36, 60])
    func `each name stands at its own frame`(side: Double) throws {
        var frames: [String: Rect] = [:]
        let layout = Samples.build(600, 600) { scene in
            for index in 0..<81 {
                let (row, column) = (Double(index / 9), Double(index % 9))
                frames["cell\(index)"] = Rect(x: 5 + column * side, y: 5 + row * side, width: side, height: side)
                scene.add("cell\(index)", 5 + column * side, 5 + row * side, side, side)
            }
        }
        let plate =
            /class="plate" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"[^\n]*\n[^>]*>([a-z0-9]+)/
        let names = SVGPicture().draw(layout).matches(of: plate)
        // The root has its name above it, without a plate.
        #expect(names.count == 81)
        for name in names {
            let numbers = try [name.1, name.2, name.3, name.4].map { try #require(Double($0)) }
            let frame = try #require(frames[String(name.5)])
            let middle = (x: numbers[0] + numbers[2] / 2, y: numbers[1] + numbers[3] / 2)
            let owner = frames.first { $0.value.contains(middle) }
            #expect(owner == nil || owner?.key == String(name.5) || abs(middle.y - frame.y) < 0.5, "\(name.5)")
            #expect(numbers[1] + numbers[3] >= frame.y - 1 && numbers[1] <= frame.y + frame.height + 12, "\(name.5)")
        }
    }

    /// The numbers of an element's attributes.
    private func box(_ element: Substring) throws -> Rect {
        func number(_ name: String) throws -> Double {
            let parts = String(element).components(separatedBy: " \(name)=\"")
            let digits = try #require(parts.dropFirst().first, "\(element)").prefix { $0 != "\"" }
            return try #require(Double(digits))
        }
        return try Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }

    /// A title right below another, and one at the top of a card: a name has little room.
    private static let lines = Samples.build(320, 240) {
        $0.add("card", 16, 16, 288, 208)
        $0.add("title", .label, in: "card", 72, 12, 96, 20, text: "Ada Lovelace")
        $0.add("subtitle", .label, in: "card", 72, 36, 184, 20, text: "wrote the first program")
        $0.add("more", .label, in: "card", 72, 60, 184, 40, text: "and a lot more than that, as is known")
        $0.add("go", .button, in: "card", 12, 164, 64, 32, text: "Follow")
        $0.add("note", .field, in: "card", 84, 162, 192, 34, text: "Say hello")
    }

    @Test(
        arguments: [("lines", lines)] + Samples.all.filter { ["form", "labels-in-a-row", "phone"].contains($0.name) })
    func `no name covers a text`(name: String, layout: Layout) throws {
        let lines = SVGPicture().draw(layout).split(separator: "\n")
        let plates = try lines.filter { $0.contains("class=\"plate\"") }.map(box)
        let texts = lines.filter { $0.contains("class=\"text\"") }
        #expect(!plates.isEmpty && !texts.isEmpty)
        for text in texts {
            let start = try #require(text.firstMatch(of: /x="([-\d.]+)" y="([-\d.]+)" text-anchor="(\w+)">([^<]*)</))
                .output
            let (x, y) = (try #require(Double(start.1)), try #require(Double(start.2)))
            // Letters of 13.3 points: capitals are 10 high, what hangs below the line 3; each is 8 wide.
            let width = 8 * Double(start.4.count)
            let left = start.3 == "middle" ? x - width / 2 : start.3 == "end" ? x - width : x
            for plate in plates {
                let isBeside = plate.x >= left + width || plate.x + plate.width <= left
                #expect(isBeside || plate.y >= y + 3 || plate.y + plate.height <= y - 10, "\(start.4)")
            }
        }
    }

    @Test(arguments: [0, 7.5, 40])
    func `padding is around the layout`(padding: Double) throws {
        let text = SVGPicture(scale: 3, padding: padding).draw(Samples.build(100, 50) { $0.add("a", 10, 10, 20, 20) })
        let (width, height) = (100 + 2 * padding, 50 + 2 * padding)
        func spelled(_ number: Double) -> String { number.spelled }
        #expect(
            text.contains("viewBox=\"\(spelled(-padding)) \(spelled(-padding)) \(spelled(width)) \(spelled(height))\""))
        // A point is three pixels.
        #expect(text.contains(" width=\"\(spelled(3 * width))\" height=\"\(spelled(3 * height))\""))
    }

    @Test
    func `the root's name stays on the page`() throws {
        for padding in [0.0, 5, 20] {
            let text = SVGPicture(padding: padding).draw(Samples.build(200, 100) { $0.add("a", 10, 40, 20, 20) })
            let y = try #require(text.firstMatch(of: /class="name [^>]* y="([-\d.]+)"[^>]*>root/)).output.1
            // The letters are 9 points high.
            #expect(try #require(Double(y)) - 7 >= -padding)
        }
    }

    // MARK: Two versions

    private static let before = Samples.build(320, 240) {
        $0.add("stays", 16, 16, 96, 64)
        $0.add("moves", 16, 96, 96, 64)
        $0.add("goes", 208, 16, 96, 64)
    }
    private static let after = Samples.build(320, 240) {
        $0.add("stays", 16, 16, 96, 64)
        $0.add("moves", 16, 164, 112, 64)
        $0.add("comes", 208, 128, 96, 64)
    }

    @Test
    func `draws an earlier version behind a layout`() throws {
        var picture = SVGPicture()
        picture.earlier = Self.before
        let text = picture.draw(Self.after)
        let ghosts = try text.split(separator: "\n").filter { $0.contains("class=\"ghost\"") }.map(box)
        #expect(ghosts == [Rect(x: 16, y: 96, width: 96, height: 64), Rect(x: 208, y: 16, width: 96, height: 64)])
        for name in [">~moves<", ">+comes<", ">-goes<", ">stays<", ">moves<"] {
            #expect(text.contains(name), "\(name)")
        }
        for line in ["~moves y 96→164 width 96→112", "+comes 208,128 96×64", "-goes", "solid: after, dashed: before"] {
            #expect(text.contains(">\(line)</text>"), "\(line)")
        }
        // What stays is gray and has no fill.
        #expect(text.contains("class=\"view still\""))
        #expect(text.matches(of: /class="back view/).count == 2)
        #expect(XMLParser(data: Data(text.utf8)).parse())
    }

    @Test
    func `says that two versions are the same`() {
        var picture = SVGPicture()
        picture.earlier = Self.before
        let text = picture.draw(Self.before)
        #expect(text.contains(">no view has changed</text>") && !text.contains("class=\"ghost\""))
    }

    @Test(arguments: 0..<20)
    func `two versions are well-formed whatever the names are`(seed: Int) {
        var (one, other) = (RandomLayouts(seed: UInt64(seed)), RandomLayouts(seed: UInt64(seed + 100)))
        var picture = SVGPicture()
        picture.earlier = one.layout()
        #expect(XMLParser(data: Data(picture.draw(other.layout()).utf8)).parse())
    }
}

extension Rect {
    fileprivate func contains(_ point: (x: Double, y: Double)) -> Bool {
        point.x > x && point.x < x + width && point.y > y && point.y < y + height
    }
}
