import Foundation
import MasonryLanguage

/// The reworded messages of a fixture file, which replace those that it expects.
///
/// Only words can be recorded: a slug, a line or an edit that differs stays a failure.
struct RecordedWording {
    /// Whether `RECORD=1` asks for it.
    static let isWanted = ProcessInfo.processInfo.environment["RECORD"] != nil

    private var messages: [Int: (old: String, new: String)] = [:]

    /// Replaces an expected text by the line of the diagnostic whose words are most like its own.
    mutating func replace(_ expected: ScriptChunk.ExpectedError, by lines: [String]) {
        let words = { (text: String) in Set(text.split { !$0.isLetter && !$0.isNumber }) }
        let old = words(expected.message)
        let shares = lines.map { line in
            Double(words(line).intersection(old).count) / Double(words(line).union(old).count)
        }
        guard let largest = shares.max(), let nearest = shares.firstIndex(of: largest) else { return }
        messages[expected.directiveLine] = (expected.message, lines[nearest])
    }

    func write(to name: String) throws {
        if messages.isEmpty { return }
        let file = ScriptChunk.directory.appending(path: name)
        var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        for (line, message) in messages {
            lines[line] = String(lines[line].dropLast(message.old.count)) + message.new
        }
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
}
