import Foundation
import Testing

@testable import masonry_repl

/// The tutorial, as someone types it.
struct TutorialTests {
    /// The lines of the tutorial's scripts and commands, in order.
    private func lines() throws -> [String] {
        let path = DocumentationTests.repository.appendingPathComponent("docs/tutorial.md")
        let tutorial = MarkdownFile(try String(contentsOf: path, encoding: .utf8))
        return tutorial.blocks.indices.flatMap { tutorial.lines(ofBlock: $0).lines }
    }

    @Test func itCanBeTypedFromTopToBottomInOneSession() throws {
        let lines = try lines()
        #expect(lines.count { $0.hasPrefix("screen ") } > 15)
        // An expectation that is false shows that errors are seen.
        let typed = (lines + ["expect 1 == 2, \"the end\""]).map { $0 + "\n" }.joined()
        let result = try BuiltProgram.run(
            ["-i", "--no-init", "--color", "never"], input: typed, joiningErrors: true)
        let errors = result.output.matches(of: /error: (.*)/).map { String($0.1) }
        #expect(errors == ["the end [expectation-failed]"])
    }
}
