import Foundation
import Masonry
import MasonryLanguage
import Testing

/// Every example of the README and the tutorial runs, and its expectations hold.
struct TutorialTests {
    @Test(arguments: ["README.md", "docs/tutorial.md"])
    func examplesRun(_ path: String) throws {
        let examples = try Self.examples(in: path)
        #expect(!examples.isEmpty)
        for (line, script) in examples {
            let interpreter = Interpreter()
            let outcome = interpreter.run(SourceText(name: "\(path):\(line)", text: script))
            let messages = outcome.diagnostics.map(\.message)
            #expect(messages.isEmpty, "the example at \(path):\(line)")
            #expect(interpreter.expectations.failed == 0, "the example at \(path):\(line)")
        }
    }

    /// The blocks marked as `mas`, with the line each starts at.
    private static func examples(in path: String) throws -> [(line: Int, script: String)] {
        let text = try String(contentsOf: Repository.folder(path), encoding: .utf8)
        var examples: [(line: Int, script: String)] = []
        var current: (line: Int, script: String)?
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line == "```mas" {
                current = (index + 2, "")
            } else if line == "```" {
                if let current { examples.append(current) }
                current = nil
            } else {
                current?.script += line + "\n"
            }
        }
        return examples
    }
}
