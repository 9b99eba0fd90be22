import Masonry
import MasonryDrawing
import Testing

struct TerminalPictureTests {
    @Test(arguments: Samples.all.map(\.name))
    func `draws the sample`(name: String) throws {
        let layout = try #require(Samples.all.first { $0.name == name }).layout
        try Fixture(name: name + ".txt").expect(TerminalPicture(columns: 80, rows: 24).draw(layout))
    }

    @Test(arguments: [(40, 12), (200, 60)])
    func `draws samples at other sizes`(columns: Int, rows: Int) throws {
        let pictures = Samples.all.map { sample in
            "# \(sample.name)\n" + TerminalPicture(columns: columns, rows: rows).draw(sample.layout)
        }
        try Fixture(name: "sizes-\(columns)x\(rows).txt").expect(pictures.joined(separator: "\n"))
    }

    @Test
    func `draws in ASCII`() throws {
        let pictures = Samples.all.map { sample in
            "# \(sample.name)\n" + TerminalPicture(columns: 60, rows: 20, isASCII: true).draw(sample.layout)
        }
        let text = pictures.joined(separator: "\n")
        #expect(text.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
        try Fixture(name: "ascii.txt").expect(text)
    }

    @Test(arguments: [ColorDepth.ansi16, .ansi256])
    func `colors change nothing but colors`(depth: ColorDepth) {
        for sample in Samples.all {
            let plain = TerminalPicture(columns: 80, rows: 24).draw(sample.layout)
            let colored = TerminalPicture(columns: 80, rows: 24, colors: depth).draw(sample.layout)
            #expect(colored.contains("\u{1B}["))
            #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
        }
    }

    @Test
    func `the color of a view is used`() {
        let layout = Samples.build(320, 240) {
            $0.add("a", 16, 16, 100, 100, color: "#ff8700")
            $0.add("b", 132, 16, 100, 100, color: "no such color")
        }
        let picture = TerminalPicture(colors: .ansi256).draw(layout)
        #expect(picture.contains("\u{1B}[38;5;208m"))
    }

    /// 20 points are 1.25 rows, and "A title" takes 56 points.
    @Test
    func `a label as high as a line of text is one line with its text`() {
        let layout = Samples.build(320, 96) {
            $0.add("title", .label, 16, 16, 56, 20, text: "A title")
            $0.add("wide", .label, 16, 56, 200, 20, text: "A wide one")
        }
        let lines = TerminalPicture(columns: 80, rows: 24).draw(layout).split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("│ A title╴title ") }, "\(lines.joined(separator: "\n"))")
        #expect(lines.contains { $0.hasPrefix("│ ╶wide─\"A wide one\"─") }, "\(lines.joined(separator: "\n"))")
    }

    @Test
    func `true to proportion at the finest scale`() {
        let lines = TerminalPicture(columns: 80, rows: 24).draw(LayoutBuilder(240, 96).layout).split(separator: "\n")
        #expect(lines.count == 96 / 16 + 1)
        #expect(lines.allSatisfy { $0.count == 240 / 8 + 1 })
    }

    @Test
    func `views side by side share an edge and a gap stays open`() {
        let layout = Samples.build(320, 96) {
            $0.add("a", 0, 0, 160, 96)
            $0.add("b", 160, 0, 72, 96)
            $0.add("c", 240, 0, 80, 96)
        }
        let lines = TerminalPicture().draw(layout).split(separator: "\n")
        #expect(lines[3].filter { $0 == "│" }.count == 5)
        #expect(lines[3].contains("││"))
    }

    @Test
    func `hidden views and their contents are not drawn`() {
        let layout = Samples.build(320, 240) {
            $0.add("ghost", 16, 16, 200, 200, isHidden: true)
            $0.add("child", in: "ghost", 16, 16, 100, 100)
        }
        #expect(TerminalPicture().draw(layout) == TerminalPicture().draw(LayoutBuilder(320, 240).layout))
    }

    @Test(arguments: [(40, 12), (80, 24)])
    func `broken and ambiguous views are named first`(columns: Int, rows: Int) {
        let layout = Samples.build(390, 844) {
            for number in 1...30 {
                let (column, row) = (Double((number - 1) % 5), Double((number - 1) / 5))
                $0.add(
                    "cell#\(number)", 5 + column * 65, 5 + row * 75, 60, 70,
                    ambiguous: [23, 29].contains(number) ? [.x] : [])
            }
            $0.constrain("cell#30", .left, plus: 3, isBroken: true)
        }
        let picture = TerminalPicture(columns: columns, rows: rows).draw(layout)
        for name in ["#30!", "#23?", "#29?"] { #expect(picture.contains(name), "\(picture)") }
    }

    @Test
    func `a short list counts broken and ambiguous views`() {
        let layout = Samples.build(390, 844) {
            for number in 1...60 {
                let (column, row) = (Double((number - 1) % 5), Double((number - 1) / 5))
                $0.add("cell\(number)th", 5 + column * 65, 5 + row * 35, 60, 30, ambiguous: [.x])
            }
        }
        let picture = TerminalPicture(columns: 80, rows: 12).draw(layout)
        #expect(picture.contains(/… (\d+) more, \1 of them with ! or \?/), "\(picture)")
    }

    @Test
    func `only views without a size are drawn as such`() {
        let layout = Samples.build(3000, 2000) {
            $0.add("none", 1000, 1000, 0, 0)
            $0.add("small", 2000, 1000, 5, 5)
        }
        let lines = TerminalPicture(columns: 40, rows: 14).draw(layout).split(separator: "\n")
        #expect(lines.contains { $0.contains("•none") && $0.contains("▪small") })
    }

    /// At 320×480 a column has 12 points, and a letter 8.
    @Test
    func `a label shows all of a text that its frame shows`() {
        let layout = Samples.build(320, 480) {
            $0.add("whole", .label, 40, 60, 136, 20, text: "A longer subtitle")
            $0.add("right", .label, 230, 110, 80, 20, text: "Right text")
            $0.add("squeezed", .label, 40, 160, 60, 20, text: "This is cut off")
            $0.add("top", .label, 40, 0, 80, 20, text: "At the top")
            $0.add("one", .label, 40, 210, 50, 20, text: "Four score")
            $0.add("two", .label, 92, 210, 96, 20, text: "Five o clock")
            $0.add("card", 40, 300, 200, 100)
            $0.add("head", .label, in: "card", 12, 0, 40, 20, text: "Hello")
        }
        let picture = TerminalPicture(columns: 80, rows: 23).draw(layout)
        let lines = picture.split(separator: "\n").map(String.init)
        for text in ["A longer subtitle whole", "right Right text", " At the top ", "Five o clock two", "│Hello "] {
            #expect(lines.contains { $0.contains(text) }, "\(picture)")
        }
        #expect(lines.contains { $0.contains("This … squeezed") }, "\(picture)")
        #expect(!picture.contains("clock one"), "\(picture)")
    }

    @Test
    func `a one-line label is no box that cuts its text`() {
        let layout = Samples.build(320, 200) { $0.add("t", .label, 26, 40, 48, 20, text: "Static") }
        let picture = TerminalPicture(columns: 80, rows: 23).draw(layout) { _, _ in [] }
        #expect(picture.contains { $0.contains("Static") }, "\(picture)")
    }

    @Test
    func `a view in the corner does not hide the name of the root`() {
        let layout = Samples.build(320, 240) { $0.add("new", 0, 0, 0, 0) }
        let picture = TerminalPicture().draw(layout)
        #expect(picture.hasPrefix("•─root 320×240─"))
        #expect(picture.contains("│•new"))
    }

    @Test
    func `views outside are marked only near their position`() {
        let layout = Samples.build(320, 960) {
            for number in 1...40 { $0.add("away\(number)", 400, 470, 20, 20) }
        }
        let lines = TerminalPicture(columns: 60, rows: 30).draw(layout).split(separator: "\n")
        let marked = lines.indices.filter { lines[$0].prefix(21).contains("→") }
        #expect(!marked.isEmpty && marked.allSatisfy { (12...18).contains($0) }, "\(lines.joined(separator: "\n"))")
    }
}
