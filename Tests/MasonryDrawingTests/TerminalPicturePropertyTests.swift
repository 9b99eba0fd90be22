import Masonry
import MasonryDrawing
import Testing

@testable import MasonryDrawing

/// What holds for every picture, over random layouts.
struct TerminalPicturePropertyTests {
    static let sizes = [(40, 12), (80, 24), (200, 60), (20, 5), (3, 2), (1, 1)]

    @Test(arguments: 0..<60)
    func `stays within its limits`(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed))
        let layout = random.layout()
        let (columns, rows) = Self.sizes[seed % Self.sizes.count]
        let picture = TerminalPicture(columns: columns, rows: rows, isASCII: seed % 4 == 3).draw(layout)
        let lines = picture.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= rows)
        for line in lines {
            #expect(line.displayWidth <= columns)
            #expect(line.last != " ")
            #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E || $0.value == 0x7F })
        }
    }

    @Test(arguments: 0..<60)
    func `is the same whatever text is beside it`(seed: Int) {
        var random = RandomLayouts(seed: UInt64(seed))
        let layout = random.layout()
        let (columns, rows) = Self.sizes[seed % Self.sizes.count]
        let picture = TerminalPicture(columns: columns, rows: rows)
        var rooms: Set<[Int]> = []
        for count in [0, 1, 3, .max] {
            let lines = picture.draw(layout) { columns, rows in
                rooms.insert([columns, rows])
                return Array(repeating: String(repeating: "T", count: columns), count: min(count, max(0, rows)))
            }
            #expect(lines.count <= rows)
            for line in lines { #expect(line.displayWidth <= columns) }
        }
        // What is left to the text is what the picture does not take.
        #expect(rooms.count == 1)
    }

    @Test
    func `what does not move keeps its place in a moving picture`() {
        let (start, end) = (0.0, 151.0)
        func layout(_ x: Double) -> Layout {
            Samples.build(320, 240) {
                $0.add("still", 37, 21, 61, 55)
                $0.add("moving", x, 90, 33, 41)
            }
        }
        var places: Set<[Int]> = []
        for step in 0...20 {
            var picture = TerminalPicture(columns: 80, rows: 24)
            picture.target = layout(end)
            let shown = layout(start).interpolated(to: layout(end), at: Double(step) / 20)
            let lines = picture.draw(shown) { _, _ in [] }
            let row = lines.firstIndex { $0.contains("still") } ?? -1
            places.insert([row, lines[max(0, row)].prefix { $0 != "s" }.count])
        }
        #expect(places.count == 1)
    }

    @Test(arguments: 0..<60)
    func `what does not move stays on its line in the next picture`(seed: Int) {
        var random = RandomLayouts(seed: UInt64(4000 + seed))
        func stretch() -> SnappingCosts.Stretch {
            let low = Double(random.next(300)) / 4
            let across = Double(random.next(30))
            return SnappingCosts.Stretch(low: low, high: low + Double(random.next(80)) / 4, across: across...across + 9)
        }
        let last = 95
        let root = SnappingCosts.Stretch(low: 0, high: Double(last), across: 0...40)
        var stretches = [root] + (0..<12).map { _ in stretch() }
        var edges = EdgeSnapping(stretches, last: last, after: nil)
        for index in 1...12 {
            stretches[index] = stretch()
            let next = EdgeSnapping(stretches, last: last, after: edges)
            for (number, other) in stretches.enumerated() where number != index {
                for end in [other.low, other.high] { #expect(next.line(at: end) == edges.line(at: end)) }
            }
            let ends = stretches.flatMap { [$0.low, $0.high] }.sorted()
            for (one, other) in zip(ends, ends.dropFirst()) { #expect(next.line(at: one) <= next.line(at: other)) }
            #expect(next.line(at: 0) == 0 && next.line(at: Double(last)) == last)
            edges = next
        }
    }

    @Test
    func `what does not move keeps its place in a series of pictures`() {
        func places(after memory: PictureMemory?) -> Int {
            let places = (0..<60).map { step in
                let layout = Samples.build(320, 240) {
                    $0.add("still", 37, 21, 61, 55)
                    $0.add("moving", Double(step * 5), 90, 33, 41)
                }
                let lines = TerminalPicture(columns: 90, rows: 24).draw(layout, after: memory) { _, _ in [] }
                let row = lines.firstIndex { $0.contains("still") } ?? -1
                return [row, lines[max(0, row)].prefix { $0 != "s" }.count]
            }
            return Set(places).count
        }
        #expect(places(after: PictureMemory()) == 1)
        // Each alone is drawn as well as it can be.
        #expect(places(after: nil) > 1)
    }

    @Test(arguments: 0..<60)
    func `shows every name or how many are left out`(seed: Int) {
        var random = RandomLayouts(seed: UInt64(1000 + seed))
        let layout = random.layout()
        let (columns, rows) = Self.sizes[seed % 3]
        let picture = TerminalPicture(columns: columns, rows: rows).draw(layout)
        if picture.contains(/… \d+ more/) { return }
        for (index, item) in layout.items.enumerated() where isShown(index, in: layout) {
            let name = item.name.visible()
            let isThere =
                picture.contains(name)
                || (4..<max(5, name.count)).contains { length in picture.contains(String(name.prefix(length)) + "…") }
                || name.lastIndex(of: "#").map { picture.contains(name[$0...]) } == true
            #expect(isThere, "\(item.name) is missing")
        }
    }

    @Test(arguments: 0..<60)
    func `stays within its limits with all options`(seed: Int) {
        var random = RandomLayouts(seed: UInt64(2000 + seed))
        let (earlier, layout) = (random.layout(), random.layout())
        let (columns, rows) = Self.sizes[seed % Self.sizes.count]
        var picture = TerminalPicture(columns: columns, rows: rows, isASCII: seed % 4 == 3)
        picture.earlier = earlier
        picture.aids = Set(PictureAid.allCases)
        picture.ghosts = LayoutChanges(from: earlier, to: layout).ghosts
        picture.zoom = seed % 3 == 0 ? layout.items[random.next(layout.items.count)].name : nil
        let lines = picture.draw(layout).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= rows)
        for line in lines {
            #expect(line.displayWidth <= columns)
            #expect(line.last != " ")
            #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E || $0.value == 0x7F })
        }
        #expect(LayoutChanges(from: earlier, to: layout).line(columns: columns).displayWidth <= columns)
    }

    @Test(arguments: 0..<40)
    func `marks everything that changed`(seed: Int) {
        var random = RandomLayouts(seed: UInt64(3000 + seed))
        let earlier = random.layout()
        var layout = earlier
        for index in layout.items.indices where random.next(3) == 0 {
            layout.items[index].frame.width += 8
            layout.items[index].rootFrame.width += 8
        }
        var picture = TerminalPicture(columns: 200, rows: 60)
        picture.earlier = earlier
        let text = picture.draw(layout)
        if text.contains(/… \d+ more/) { return }
        for (index, item) in layout.items.enumerated() where isShown(index, in: layout) {
            let isChanged = item.frame != earlier.items[index].frame
            let start = String(item.name.visible().prefix(2))
            #expect(!isChanged || text.contains("~" + start) || text.contains("~#"), "\(item.name) is not marked")
        }
    }

    private func isShown(_ index: Int, in layout: Layout) -> Bool {
        var next: Int? = index
        while let item = next {
            if layout.items[item].isHidden { return false }
            next = layout.items[item].parent
        }
        return true
    }
}
