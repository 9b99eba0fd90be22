import Foundation
import Masonry
import MasonryDrawing
import MasonryLanguage
import Testing

/// The demos in docs/demos: each draws the picture beside it, prints the JSON in Fixtures/Demos, and has the frames that
/// the reference solver gave (`scripts/confirm-layouts`). `RECORD=1` writes pictures and JSON anew, never the frames.
struct DemoTests {
    @Test func everyScreenIsThere() {
        #expect(
            Demo.names == [
                "animated", "array", "aspect-fit", "attribute-chaining", "basic", "composite-edges", "constants",
                "debugging", "distribute", "labels", "layout-guides", "margins", "remake", "safe-area", "scroll",
                "update",
            ])
    }

    @Test(arguments: Demo.names)
    func picture(_ name: String) throws {
        let demo = try Demo(name)
        try Snapshot(Repository.folder("docs/demos/\(name).txt")).expect(
            TerminalPicture(columns: 80, rows: 30).draw(demo.layout))
        try Snapshot(Repository.folder("docs/demos/\(name).svg")).expect(SVGPicture().draw(demo.layout))
    }

    @Test(arguments: Demo.names)
    func json(_ name: String) throws {
        let demo = try Demo(name)
        try Snapshot(Repository.folder("Tests/Fixtures/Demos/\(name).json")).expect(demo.json)
    }

    @Test(arguments: Demo.names)
    func framesAreTheReferences(_ name: String) throws {
        let demo = try Demo(name)
        let data = try Data(contentsOf: Repository.folder("Tests/Fixtures/Demos/\(name).frames.json"))
        let frames = try JSONDecoder().decode([String: [Double]].self, from: data)
        #expect(frames.keys.sorted() == demo.layout.items.map(\.name).sorted())
        for (name, expected) in frames {
            let frame = try #require(demo.layout.item(named: name)).rootFrame
            let actual = [frame.x, frame.y, frame.width, frame.height]
            let difference = zip(actual, expected).map { abs($0 - $1) }.max() ?? 0
            #expect(difference <= 0.001, "\(name) is \(actual) instead of \(expected)")
        }
    }

    @Test(arguments: Demo.names)
    func everyExpectationHolds(_ name: String) throws {
        let demo = try Demo(name)
        #expect(demo.diagnostics.isEmpty)
        #expect(demo.expectations.passed > 0)
        #expect(demo.expectations.failed == 0)
        let hasConflicts = demo.layout.findings.contains { $0.slug == "conflict" }
        #expect(hasConflicts == (name == "debugging"))
    }
}

/// A demo script that was run.
private struct Demo {
    let layout: Layout
    let json: String
    let diagnostics: [Diagnostic]
    let expectations: (passed: Int, failed: Int)

    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: Repository.folder("docs/demos").path)) ?? []
        return files.filter { $0.hasSuffix(".mas") }.map { String($0.dropLast(4)) }.sorted()
    }

    init(_ name: String) throws {
        let path = "docs/demos/\(name).mas"
        let text = try String(contentsOf: Repository.folder(path), encoding: .utf8)
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: path, text: text), showsValues: false)
        layout = interpreter.scene.layout()
        diagnostics = outcome.diagnostics
        expectations = interpreter.expectations
        let report = Report(
            layout: layout, output: interpreter.output, expectations: interpreter.expectations,
            diagnostics: outcome.diagnostics)
        // With a line for each element.
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let written = String(decoding: try encoder.encode(report), as: UTF8.self)
        json = written.replacing("},{", with: "},\n{") + "\n"
    }
}
