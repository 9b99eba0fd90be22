import Foundation
import Testing

/// What the documentation shows is what the program does, and is written as the program writes scripts.
struct DocumentationTests {
    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func examplesAndSessionsAreTrue() throws {
        let result = try BuiltProgram.run(
            ["test", "README.md", "docs/language.md", "docs/tutorial.md", "docs/tools.md", "docs/sessions.md"],
            in: Self.repository)
        #expect(result.status == 0, "\(result.output)")
        let last = result.output.split(separator: "\n").last ?? ""
        let counts = last.matches(of: #/(\d+) /#).compactMap { Int($0.1) }
        try #require(counts.count == 3, "\(last)")
        // Files, expectations, inputs.
        #expect(counts[0] == 5 && counts[1] > 60 && counts[2] > 10, "\(last)")
    }

    @Test func lessonsAreTrueAndListed() throws {
        let result = try BuiltProgram.run(["test", "docs/lessons"], in: Self.repository)
        #expect(result.status == 0, "\(result.output)")
        let folder = Self.repository.appendingPathComponent("docs/lessons")
        let index = try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
        let lessons = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "README.md" }
        #expect(lessons.count >= 7)
        for lesson in lessons { #expect(index.contains("(\(lesson))"), "\(lesson)") }
    }

    @Test func theEmbeddingPageShowsTheExampleThatIsBuilt() throws {
        let page = try String(contentsOf: Self.repository.appendingPathComponent("docs/embedding.md"), encoding: .utf8)
        let example = try String(
            contentsOf: Self.repository.appendingPathComponent("Sources/Programs/masonry-untrusted-example/main.swift"),
            encoding: .utf8)
        #expect(page.contains("```swift\n" + example + "```\n"))
    }

    @Test func scriptsHaveTheirLayout() throws {
        let result = try BuiltProgram.run(["fmt", "--check", "docs", "README.md"], in: Self.repository)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output == "")
    }

    @Test func demosHaveNothingToReport() throws {
        let result = try BuiltProgram.run(["check", "docs/demos"], in: Self.repository)
        // The demo of debugging has a conflict, on purpose.
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("16 files: no errors, "), "\(result.output)")
        let warnings = result.errors.matches(of: #/(?m)^(error|warning): .*\[(.*)\]$/#).map { String($0.2) }
        #expect(Set(warnings) == ["conflict"], "\(result.errors)")
        #expect(try BuiltProgram.run(["check", "--no-layout", "docs/demos"], in: Self.repository).status == 0)
        #expect(try BuiltProgram.run(["test", "docs/demos"], in: Self.repository).status == 0)
    }
}
