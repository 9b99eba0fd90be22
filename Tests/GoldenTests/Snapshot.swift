import Foundation
import Testing

/// A text that was looked at once and is to stay as it is. `RECORD=1` in the environment writes it anew.
struct Snapshot {
    let file: URL

    init(_ file: URL) {
        self.file = file
    }

    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if ProcessInfo.processInfo.environment["RECORD"] != nil {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let recorded = try String(contentsOf: file, encoding: .utf8)
        #expect(text == recorded, "\(file.lastPathComponent) differs", sourceLocation: sourceLocation)
    }
}

/// The repository's files.
enum Repository {
    static func folder(_ path: String) -> URL {
        URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(path)
    }
}
