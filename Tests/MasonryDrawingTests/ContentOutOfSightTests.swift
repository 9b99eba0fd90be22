import Masonry
import MasonryDrawing
import Testing

/// What scroll views hide of their content is drawn dimly, as dots. 240 points are 30 columns, and 16 points a row.
struct ContentOutOfSightTests {
    private let layout = Samples.build(240, 160) {
        $0.add("window", .scroll, 16, 16, 208, 48, content: Size(width: 208, height: 96))
        $0.add("one", in: "window", 0, 0, 208, 32)
        $0.add("two", in: "window", 0, 64, 208, 32)
        $0.add("bar", 160, 80, 64, 80)
    }

    private func rows(_ picture: TerminalPicture, _ layout: Layout) -> [String] {
        picture.draw(layout).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func itIsBehindOtherViews() {
        let rows = rows(TerminalPicture(), layout)
        #expect(rows[5] == "│ ·two··············┌bar────┐ │")
        #expect(rows[6] == "│ ·                 │       │ │")
        #expect(rows[7] == "│ ··················│       │ │")
        #expect(rows.contains { $0.hasSuffix("↓ out of sight in window: two") })
    }

    @Test func aViewOfWhichAPartIsInSightHasItsNameThere() {
        let long = Samples.build(240, 160) {
            $0.add("window", .scroll, 16, 16, 208, 48, content: Size(width: 208, height: 96))
            $0.add("story", in: "window", 0, 16, 208, 80)
        }
        let rows = rows(TerminalPicture(isASCII: true), long)
        #expect(rows.joined(separator: "\n").ranges(of: "story").count == 1)
        #expect(rows[5] == "| ,                         , |")
        #expect(rows[7] == "| ,,,,,,,,,,,,,,,,,,,,,,,,,,, |")
    }

    @Test func aZoomedViewShowsWhatItIsAllOf() {
        var picture = TerminalPicture()
        picture.zoom = "two"
        #expect(!rows(picture, layout).joined().contains("·"))
    }

    @Test func itsColorIsDim() {
        let row = rows(TerminalPicture(colors: .ansi256), layout)[6]
        #expect(row.contains(/\u{1B}\[(?:[0-9]+;)*2(?:;[0-9]+)*m·/), "\(row.debugDescription)")
    }
}
