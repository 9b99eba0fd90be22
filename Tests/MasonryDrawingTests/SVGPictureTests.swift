import Masonry
import MasonryDrawing
import Testing

struct SVGPictureTests {
    @Test(arguments: Samples.all.map(\.name))
    func `draws the sample`(name: String) throws {
        let layout = try #require(Samples.all.first { $0.name == name }).layout
        try Fixture(name: name + ".svg").expect(SVGPicture().draw(layout))
    }
}
