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
}
