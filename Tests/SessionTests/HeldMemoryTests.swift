import Foundation
import Testing

/// The limit of memory holds for the process: no script of the corpus, and no loop over a call that changes something, has it take
/// more than half as much again.
@Suite struct HeldMemoryTests {
    private static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static var corpus: [String] {
        ["docs", "Tests/Fixtures"].flatMap { folder -> [String] in
            let files = FileManager.default.enumerator(at: top.appending(path: folder), includingPropertiesForKeys: nil)
            return (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { path in
                [".mas", ".m", ".swift"].contains { path.hasSuffix($0) }
            }.sorted()
        }
    }

    @Test func noScriptTakesMuchMoreThanItsLimit() throws {
        let scripts = Self.corpus
        let result = try BuiltProgram.run(["--short"] + scripts, program: "masonry-memory-probe")
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        let loops = lines.dropFirst(scripts.count)
        #expect(scripts.count > 100 && loops.count > 30)
        for line in lines {
            let times = try #require(line.first.flatMap(Double.init))
            #expect(times <= 1.5, "\(line)")
        }
        // Else the loops would show nothing.
        #expect(loops.count { $0.contains("memory-limit") } > 10)
    }
}
