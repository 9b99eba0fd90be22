import Foundation

/// One behavior in a fixture file: a script whose comments say what it comes to.
///
/// `//> text` is a line that it prints, `//= text` a value that it shows, `//! slug text` an error on this line, or on
/// the one above where it stands alone, whose message contains the text; `//!= text` the fixed line that it suggests;
/// `//? slug text` a lint. All are in order, and there are no others; of the fixed lines and the lints only where a chunk
/// names one.
struct ScriptChunk {
    let file: String
    /// The line of the file before the chunk's first.
    let lineOffset: Int
    let text: String
    let printed: [String]
    let shown: [String]
    let errors: [ExpectedError]
    let fixed: [String]
    let lints: [ExpectedError]

    struct ExpectedError {
        let line: Int
        let slug: String
        let message: String
        /// The line of the file on which this is written, from 0.
        let directiveLine: Int
    }

    var name: String {
        let first = text.split(separator: "\n").first.map(String.init) ?? ""
        return "\(file):\(lineOffset + 1) \(first)"
    }

    init(file: String, lineOffset: Int, text: String) {
        self.file = file
        self.lineOffset = lineOffset
        self.text = text
        var printed: [String] = []
        var shown: [String] = []
        var errors: [ExpectedError] = []
        var fixed: [String] = []
        var lints: [ExpectedError] = []
        var codeLine = 0
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            let isCode = !line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
            if isCode { codeLine = index + 1 }
            if let found = Self.directive("//> ", in: line) { printed.append(found) }
            if let found = Self.directive("//= ", in: line) { shown.append(found) }
            if let found = Self.directive("//!= ", in: line) { fixed.append(found) }
            let expected = { (found: String) in
                Self.message(found, on: codeLine, directiveLine: lineOffset + index)
            }
            if let found = Self.directive("//! ", in: line) { errors.append(expected(found)) }
            if let found = Self.directive("//? ", in: line) { lints.append(expected(found)) }
        }
        self.printed = printed
        self.shown = shown
        self.errors = errors
        self.fixed = fixed
        self.lints = lints
    }

    private static func message(_ text: String, on line: Int, directiveLine: Int) -> ExpectedError {
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        return ExpectedError(
            line: line, slug: parts[0], message: parts.count > 1 ? parts[1] : "", directiveLine: directiveLine)
    }

    private static func directive(_ mark: String, in line: String) -> String? {
        line.range(of: mark).map { String(line[$0.upperBound...]) }
    }

    static let directory = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/Language")

    /// The chunks of every fixture file; a line of dashes separates two.
    static func all() throws -> [ScriptChunk] {
        let files = try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { $0.hasSuffix(".mas") }
        return try files.sorted().flatMap { file in
            let text = try String(contentsOf: directory.appending(path: file), encoding: .utf8)
            var offset = 0
            return text.components(separatedBy: "\n---\n").map { chunk in
                defer { offset += chunk.components(separatedBy: "\n").count + 1 }
                return ScriptChunk(file: file, lineOffset: offset, text: chunk)
            }
        }
    }
}
