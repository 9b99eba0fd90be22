import Foundation
import Masonry
import MasonryLanguage
import Testing

/// Screens as projects have them run without a warning; their frames are the reference solver's.
@Suite("Screens of projects")
struct ScreenTests {
    private static let folder = "Screens"
    static let files = ["m", "swift"].flatMap { ending in
        AccentRun.names(in: folder, ending: ending).map { "\($0).\(ending)" }
    }

    private static func frames() throws -> [String: [String: [Double]]] {
        let file = AccentRun.fixtures.appending(path: "\(folder)/frames.json")
        return try JSONDecoder().decode([String: [String: [Double]]].self, from: Data(contentsOf: file))
    }

    @Test func allHaveFrames() throws {
        #expect(try Self.frames().keys.sorted() == Self.files.sorted())
        #expect(Self.files.count >= 47)
    }

    @Test(arguments: files)
    func runsAsItIs(_ file: String) throws {
        let run = try AccentRun(fixture: file, in: Self.folder)
        #expect(run.problems.isEmpty)
        let layout = run.interpreter.scene.layout()
        #expect(layout.findings.isEmpty)
        let expected = try #require(try Self.frames()[file])
        #expect(layout.items.dropFirst().map(\.name).sorted() == expected.keys.sorted())
        for item in layout.items.dropFirst() {
            let frame = item.rootFrame
            let numbers = expected[item.name] ?? []
            let actual = [frame.x, frame.y, frame.width, frame.height]
            #expect(zip(actual, numbers).allSatisfy { abs($0 - $1) < 0.001 }, "\(item.name): \(actual), not \(numbers)")
        }
    }
}
