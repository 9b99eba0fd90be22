import Foundation
import Testing

@testable import masonry_repl

@Suite struct HistoryFileTests {
    private func newPath() throws -> String {
        try TerminalSession.newFolder().appendingPathComponent("history").path
    }

    @Test func statementsComeBackAsTheyWere() throws {
        let file = HistoryFile(path: try newPath())
        let statements = ["a", "b {\n    \"\\n\"\n}", "c\\", "日本"]
        for statement in statements { file.append(statement) }
        #expect(file.load() == statements)
    }

    @Test func aHalfWrittenLineDoesNoHarm() throws {
        let path = try newPath()
        try Data("whole\nhal\u{FF}".utf8).write(to: URL(fileURLWithPath: path))
        let file = HistoryFile(path: path)
        file.append("next")
        #expect(file.load().first == "whole")
        #expect(file.load().last == "next")
    }

    @Test func sessionsAtOnceLoseNothingEvenWhenTheFileIsShortened() async throws {
        let path = try newPath()
        let old = (0..<5000).map { "old\($0)\n" }.joined()
        try Data(old.utf8).write(to: URL(fileURLWithPath: path))
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    for number in 0..<50 {
                        let file = HistoryFile(path: path)
                        file.append("new\(writer).\(number)")
                        _ = file.load()
                    }
                }
            }
        }
        let new = HistoryFile(path: path).load().filter { $0.hasPrefix("new") }
        #expect(Set(new).count == 200)
    }

    @Test func aStatementIsInTheFileOnce() throws {
        let path = try newPath()
        let file = HistoryFile(path: path)
        for statement in ["a", "b", "a", "b", "a"] { file.append(statement) }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "b\na\n")
    }
}
