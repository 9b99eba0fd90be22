import Foundation
import MasonryLanguage
import Testing

@Suite("Every example in docs/language.md runs")
struct DocumentationTests {
    static func examples() throws -> [String] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/language.md")
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n```")
        return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
    }

    @Test(arguments: try examples())
    func runs(example: String) {
        let interpreter = Interpreter()
        let outcome = interpreter.run(SourceText(name: "language.md", text: example))
        #expect(outcome.diagnostics.map { DiagnosticRenderer().render($0) } == [])
        #expect(outcome.isComplete)
    }

    @Test func thereAreExamples() throws {
        #expect(try Self.examples().count >= 6)
    }
}
