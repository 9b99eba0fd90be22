import Masonry
import MasonryDrawing
import Testing

struct TerminalPictureTests {
    @Test(arguments: Samples.all.map(\.name))
    func `draws the sample`(name: String) throws {
        let layout = try #require(Samples.all.first { $0.name == name }).layout
        try Fixture(name: name + ".txt").expect(TerminalPicture(columns: 80, rows: 24).draw(layout))
    }
}
