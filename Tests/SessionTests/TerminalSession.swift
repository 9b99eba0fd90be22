import Foundation
import Glibc

/// The built program in a pseudo-terminal, which `script` of Debian's bsdutils provides.
final class TerminalSession {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let home: URL
    private let transcript = Transcript()

    /// - Parameters:
    ///   - arguments: of the program.
    ///   - environment: added to a small one of the session's own, whose home is a new folder.
    init(_ arguments: [String] = [], environment: [String: String] = [:], home: URL? = nil) throws {
        self.home = try home ?? Self.newFolder()
        let command = ([BuiltProgram.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
        process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
        process.arguments = ["--quiet", "--flush", "--return", "--command", command, "/dev/null"]
        process.currentDirectoryURL = self.home
        process.environment = [
            "HOME": self.home.path, "TERM": "xterm-256color", "LANG": "C.UTF-8", "COLUMNS": "80", "LINES": "24",
            "PATH": "/usr/bin:/bin",
        ].merging(environment) { _, new in new }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = output
        output.fileHandleForReading.readabilityHandler = { [transcript] handle in
            transcript.append(handle.availableData)
        }
        try process.run()
    }

    static func newFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Types text or keys.
    func type(_ text: String) {
        input.fileHandleForWriting.write(Data(text.utf8))
    }

    /// Types a line and Enter, then waits for the next prompt.
    func enter(_ line: String, until prompt: String) throws {
        type(line + "\r")
        try wait(for: prompt)
    }

    /// Waits until the program has written the text, behind what was waited for before.
    func wait(for text: String) throws {
        // Only a program that hangs meets the limit.
        for _ in 0..<3000 {
            if transcript.pass(text) { return }
            if !process.isRunning, !transcript.pass(text) { break }
            usleep(10_000)
        }
        throw NotWritten(text: text, transcript: transcript.text)
    }

    /// Waits for the program's end and returns its exit status.
    func status() -> Int32 {
        process.waitUntilExit()
        output.fileHandleForReading.readabilityHandler = nil
        return process.terminationStatus
    }

    /// All that was written so far, without the sequences that steer a terminal.
    var text: String { transcript.text }

    struct NotWritten: Error, CustomStringConvertible {
        let text: String
        let transcript: String
        var description: String { "never wrote \(text); wrote:\n\(transcript)" }
    }
}

/// What the program wrote, and how much of it was waited for.
private final class Transcript: @unchecked Sendable {
    private let lock = NSLock()
    private var data = Data()
    private var passed = 0

    func append(_ more: Data) {
        lock.withLock { data.append(more) }
    }

    var text: String { lock.withLock { plain } }

    private var plain: String {
        String(decoding: data, as: UTF8.self)
            .replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
            .replacing("\r\n", with: "\n")
    }

    /// Whether the text stands behind what was passed; passes it.
    func pass(_ text: String) -> Bool {
        lock.withLock {
            let plain = Array(plain.utf8)
            guard let range = plain[min(passed, plain.count)...].firstRange(of: Array(text.utf8)) else { return false }
            passed = range.upperBound
            return true
        }
    }
}
