import Foundation
import Testing

/// What `docs/contributing.md` says of the sources is true.
struct ContributingTests {
    private let page: String
    /// The paths of the files and folders.
    private let files: [String]

    init() throws {
        let repository = PackageManifest.repository
        page = try String(contentsOf: repository.appending(path: "docs/contributing.md"), encoding: .utf8)
        files = try ["Sources", "Tests", "docs", "scripts"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: repository.appending(path: folder).path)
                .map { "\(folder)/\($0)" }
        }
    }

    /// The words in code, outside of blocks.
    private var words: [String] {
        page.replacing(#/(?s)\n```.*?\n```/#, with: "").matches(of: #/`([^`\n]+)`/#).map { String($0.1) }
    }

    @Test func itsFilesExist() throws {
        // Commands follow the name of a script; capitals stand for any name.
        let paths = words.map { $0.split(separator: " ")[0] }.filter {
            $0.contains("/") && !$0.hasPrefix("/") && !$0.hasPrefix(".") || $0.hasSuffix(".swift")
        }
        #expect(paths.count > 20)
        for path in paths {
            let name = path.hasSuffix("/") ? path.dropLast() : path
            #expect(files.contains { $0 == name || $0.hasSuffix("/" + name) }, "\(path)")
        }
    }

    @Test func itsTypesExist() throws {
        let types = Set(words.compactMap { $0.wholeMatch(of: #/([A-Z][a-z]+[A-Z]\w+)(\.\w+)?/#).map { String($0.1) } })
        #expect(types.count > 15)
        let sources = try ["Sources", "Tests"].flatMap { try PackageManifest.sources(in: $0) }.map(\.text)
        for type in types {
            let declaration = try Regex(#"\b(struct|enum|class|protocol|typealias) \#(type)\b"#)
            #expect(sources.contains { $0.contains(type) && $0.contains(declaration) }, "\(type)")
        }
    }

    @Test func itsCompleteRuleIsTheFile() throws {
        let start = try #require(
            page.firstMatch(of: #/This is a complete rule, `([^`]+)`; its page is `([^`]+)`:\s+```swift\n/#))
        let rest = page[start.range.upperBound...]
        let example = try rest[..<#require(rest.firstRange(of: "\n```\n")).lowerBound] + "\n"
        let file = try #require(files.first { $0.hasSuffix("/" + start.1) })
        let text = try String(contentsOf: PackageManifest.repository.appending(path: file), encoding: .utf8)
        #expect(example == text)
        #expect(files.contains { $0.hasSuffix("/" + start.2) })
    }

    @Test func itsRowsAreInTheTable() throws {
        let start = try #require(page.firstRange(of: "### A form or a word of another language"))
        let block = try #require(page[start.upperBound...].firstMatch(of: #/```\n((?:.+\n)+)```/#))
        let path = try #require(words.first { $0.hasSuffix(".txt") })
        let table = try String(contentsOf: PackageManifest.repository.appending(path: path), encoding: .utf8)
        // A word may stand beside others.
        for row in block.1.split(separator: "\n") {
            let columns = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            #expect(
                table.split(separator: "\n").contains { line in
                    let own = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                    return own.count >= 4 && own[1] == columns[1] && own[3] == columns[3]
                        && (own[2] == columns[2] || own[2].split(separator: " ").contains { $0 == columns[2] })
                }, "\(row)")
        }
    }
}
