import Foundation
import Testing

/// The session that the README shows is one that the program has.
struct ReadmeTests {
    @Test func theSessionIsTrue() throws {
        let readme = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("README.md")
        let text = try String(contentsOf: readme, encoding: .utf8)
        let block = try #require(text.components(separatedBy: "```\n").dropFirst().first)
        // Behind the greeting, lines are typed at a prompt or printed.
        let lines = block.split(separator: "\n").dropFirst()
        let isTyped = { (line: Substring) in line.prefixMatch(of: #/[a-z]+> /#) != nil }
        let inputs = lines.filter(isTyped).map { $0.drop { $0 != ">" }.dropFirst(2) }
        #expect(inputs.count > 5)
        let result = try BuiltProgram.run(["-i"], input: inputs.joined(separator: "\n") + "\n", joiningErrors: true)
        // The README leaves some of the pictures out, and shows the rest in order.
        var printed = result.output.split(separator: "\n")[...]
        for line in lines where !isTyped(line) {
            let place = printed.firstIndex(of: line)
            #expect(place != nil, "\(line)")
            if let place { printed = printed[(place + 1)...] }
        }
    }

    @Test func theEmbeddingPageShowsTheExampleThatIsBuilt() throws {
        let top = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: top.appendingPathComponent("docs/embedding.md"), encoding: .utf8)
        let example = try String(
            contentsOf: top.appendingPathComponent("Sources/masonry-untrusted-example/main.swift"), encoding: .utf8)
        #expect(page.contains("```swift\n" + example + "```\n"))
    }
}
