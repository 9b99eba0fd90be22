import Foundation
import MasonryLanguage
import Testing

@testable import masonry_repl

/// The final layout in a file, and how large it is.
struct PictureFileTests {
    private let folder: URL

    init() throws {
        folder = try TerminalSession.newFolder()
        try write("screen 100x50\nview a\nmake.edges.equalTo(root).inset(10)\nprint(\"printed\")\n", to: "a.mas")
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    private func run(_ arguments: String, input: String = "") throws -> BuiltProgram.Result {
        try BuiltProgram.run(arguments.split(separator: " ").map(String.init), input: input, in: folder)
    }

    private func read(_ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: folder.appendingPathComponent(name)))
    }

    /// The width and height of a PNG file.
    private func size(ofPNG name: String) throws -> [Int] {
        let bytes = try read(name)
        return [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test(arguments: [
        ("a.txt", "┌root 100×50"), ("a.svg", "<?xml "), ("a.png", "\u{89}PNG"), ("a.pdf", "%PDF-"), ("a.json", "{"),
        ("a.m", "#import <UIKit/UIKit.h>\n#import <Masonry"), ("a.swift", "import SnapKit\n"),
        ("A.SVG", "<?xml "), ("x --format svg", "<?xml "), ("a.txt --format json", "{"),
        ("a.swift --format anchors", "import UIKit\n"),
        ("a.m --format nslayoutconstraint", "#import <UIKit/UIKit.h>\n\n"),
    ])
    func aFileHasTheFormatOfItsNameUnlessAnotherIsAskedFor(argument: String, start: String) throws {
        let result = try run("a.mas -o \(argument)")
        #expect(result.status == 0, "\(result.errors)")
        // What the script prints goes where it always goes: into JSON, or to standard output.
        #expect(result.output == (start == "{" ? "" : "printed\n"))
        let name = String(argument.prefix { $0 != " " })
        let expected = start.unicodeScalars.map {
            $0.value < 256 && name == "a.png" ? [UInt8($0.value)] : Array(String($0).utf8)
        }
        #expect(try read(name).starts(with: expected.joined()))
    }

    @Test func textInAFileHasNoColors() throws {
        _ = try run("a.mas -o a.txt --color=always")
        #expect(try !String(decoding: read("a.txt"), as: UTF8.self).contains("\u{1B}"))
    }

    @Test func aDashIsStandardOutput() throws {
        #expect(try run("a.mas --format svg -o -").output == run("a.mas --format svg").output)
        #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path).contains("-"))
    }

    @Test func aDemoIsWrittenToo() throws {
        #expect(try run("demo basic -o a.svg").status == 0)
        #expect(try String(decoding: read("a.svg"), as: UTF8.self) == run("--format svg demo:basic").output)
        #expect(try run("demo basic --format json").output == run("--format json demo:basic").output)
    }

    /// Root is 100×50; the padding is 20 unless another is given.
    @Test(arguments: [
        // A small layout is drawn at twice its size, with two pixels a point.
        ("", [560, 360]), ("--scale 1", [140, 90]), ("--scale 2.5", [350, 225]), ("--scale 1 --padding 0", [100, 50]),
        ("--padding 5 --scale 4", [440, 240]),
    ])
    func aPNGFileIsAsLargeAsAskedFor(options: String, expected: [Int]) throws {
        #expect(try run("a.mas -o a.png \(options)").status == 0)
        #expect(try size(ofPNG: "a.png") == expected)
    }

    @Test func constraintsAreInPicturesAndBelowText() throws {
        // A view 10 from each edge of 100×50.
        let svg = try run("a.mas --format svg --show constraints").output
        #expect(svg.matches(of: /<text class="measure"[^>]*>10</).count == 4)
        #expect(try run("a.mas --format svg --show constraints --view a").output == svg)
        #expect(try !run("a.mas --format svg").output.contains("<text class=\"measure"))
        #expect(try run("a.mas --show constraints --view a").output.contains("root.left ─10─→│ a"))
        #expect(try run("a.mas --show distances --view a").output.contains("root ─10─│ a"))
        #expect(try run("a.mas -o a.png --show distances").status == 0)
    }

    @Test func aSessionWritesWhatItIsAskedFor() throws {
        let input = """
            screen 100x50
            view a; make.edges.equalTo(root).inset(10)
            :why a --svg
            :why a --svg b.svg
            :why a --arrows
            :export c.svg --show distances a
            :export d.svg --show lines
            :export d.json --show distances
            :export d.svg --show distances ab
            :why a --svg d.bmp
            """
        let result = try run("-i --no-init", input: input)
        #expect(
            result.output.contains("saved to a.svg\nsaved to b.svg\n") && result.output.contains("root.left ─10─→│ a"))
        #expect(try read("a.svg") == read("b.svg"))
        #expect(try String(decoding: read("c.svg"), as: UTF8.self).contains("<text class=\"measure"))
        for message in [
            "`--show` takes `constraints`, `distances` or `conflicts`, not `lines`",
            "`--show` draws; it has no effect on json", "there is no view `ab`",
            "a picture needs a file name that ends in `.svg`, `.png` or `.pdf`, not `d.bmp`",
        ] {
            #expect((result.output + result.errors).contains(message))
        }
    }

    @Test func anSVGFileHasTheScaleInItsSize() throws {
        let text = try run("a.mas --format svg --scale 3 --padding 10").output
        #expect(text.contains("viewBox=\"-10 -10 120 70\" width=\"360\" height=\"210\""))
    }

    @Test func aDarkThemeIsInPixelsToo() throws {
        for format in ["png", "pdf"] {
            for theme in ["dark", "light", "auto"] { _ = try run("a.mas --theme \(theme) -o \(theme).\(format)") }
            #expect(try read("dark.\(format)") != read("light.\(format)"))
        }
        // Nobody tells a PNG file what its reader prefers.
        #expect(try read("auto.png") == read("light.png"))
    }

    @Test(arguments: [
        ("a.mas -o a.bmp", 64, "can end in `.txt`, `.svg`, `.png`, `.pdf`, `.json`, `.m` or `.swift`, or use --format"),
        ("a.mas -o none/b/a.svg", 74, "there is no folder `none/b`; make it first: mkdir -p none/b"),
        ("a.mas -o . --format svg", 74, "can't write `.`: Is a directory"),
        ("a.mas -o /proc/version/a.svg", 74, "can't write `/proc/version/a.svg`"),
        ("a.mas -i -o a.svg", 64, "a session has :export"), ("a.mas --step -o a.txt", 64, "a session has :export"),
        ("demo -o a.svg", 64, "-o writes the picture of a demo"),
        ("a.mas --scale 0 -o a.svg", 64, "--scale needs a number above 0"),
        ("a.mas --scale x -o a.svg", 64, "'x' is invalid for '--scale"),
        ("a.mas --padding=-1 -o a.svg", 64, "--padding needs a number from 0 on"),
        ("a.mas --scale 2", 64, "--scale is for svg, png and pdf, not text"),
        ("a.mas --padding 2 -o a.json", 64, "--padding is for svg, png and pdf, not json"),
        ("a.mas --scale 60 -o a.png", 1, "the picture would have 8400 pixels in a row or column; the most are 8192"),
        ("none.mas -o a.svg", 66, "can't read `none.mas`"),
        ("a.mas --view a -o a.svg", 64, "--view goes with --show"),
        ("a.mas --show constraints", 64, "--show needs a --view in text"),
        ("a.mas --show conflicts", 64, "in text, the report shows them"),
        ("a.mas --show distances --format json", 64, "--show draws; it has no effect on json"),
        ("a.mas --show distances -i", 64, "a session has :why VIEW --arrows and :export"),
        ("a.mas --show distances --view aa -o a.svg", 1, "there is no view `aa`"),
    ])
    func anErrorSaysWhatIsWrong(arguments: String, status: Int32, message: String) throws {
        let result = try run(arguments)
        #expect(result.status == status)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(try !FileManager.default.contentsOfDirectory(atPath: folder.path).contains("a.svg"))
    }

    @Test func linksAndPermissionsAreKept() throws {
        let files = FileManager.default
        try write("old", to: "target.svg")
        try files.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: folder.appendingPathComponent("target.svg").path)
        try files.createSymbolicLink(
            atPath: folder.appendingPathComponent("link.svg").path, withDestinationPath: "target.svg")
        #expect(try run("a.mas -o link.svg").status == 0)
        #expect(try read("target.svg").starts(with: Array("<?xml".utf8)))
        let path = folder.appendingPathComponent("target.svg").path
        #expect(try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        #expect(
            try files.destinationOfSymbolicLink(atPath: folder.appendingPathComponent("link.svg").path) == "target.svg")
    }

    @Test func aDeviceStaysADevice() throws {
        #expect(try run("a.mas --format svg -o /dev/null").status == 0)
        let kind = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(kind == .typeCharacterSpecial)
    }
}
