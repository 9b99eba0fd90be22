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
        #expect(names.count == 82)
        for name in names where name.5 != "root" {
            let numbers = try [name.1, name.2, name.3, name.4].map { try #require(Double($0)) }
            let frame = try #require(frames[String(name.5)])
            let middle = (x: numbers[0] + numbers[2] / 2, y: numbers[1] + numbers[3] / 2)
            let owner = frames.first { $0.value.contains(middle) }
            #expect(owner == nil || owner?.key == String(name.5) || abs(middle.y - frame.y) < 0.5, "\(name.5)")
            #expect(numbers[1] + numbers[3] >= frame.y - 1 && numbers[1] <= frame.y + frame.height + 12, "\(name.5)")
        }
    }
}

extension Rect {
    fileprivate func contains(_ point: (x: Double, y: Double)) -> Bool {
        point.x > x && point.x < x + width && point.y > y && point.y < y + height
    }
}
