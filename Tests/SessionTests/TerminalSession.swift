import CPseudoTerminal
import Foundation
import Glibc

/// The built program in a pseudo-terminal, whose screen is kept as a terminal would show it.
final class TerminalSession {
    let home: URL
    private(set) var screen: TerminalScreen
    private let terminal: Int32
    private let process: pid_t
    private var written: [UInt8] = []
    /// How much of what was written was waited for.
    private var passed = 0
    private var exitStatus: Int32?

    /// No behavior takes this long; only a program that hangs meets it. In seconds.
    private static let patience = 30.0

    /// - Parameters:
    ///   - arguments: of the program.
    ///   - environment: added to a small one of the session's own, whose home is a new folder.
    ///   - program: the path of another program.
    init(
        _ arguments: [String] = [], environment: [String: String] = [:], home: URL? = nil, columns: Int = 80,
        rows: Int = 24, program: String = BuiltProgram.path
    ) throws {
        let home = try home ?? Self.newFolder()
        self.home = home
        screen = TerminalScreen(columns: columns, rows: rows)
        let variables = [
            "HOME": home.path, "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
            "SWIFT_BACKTRACE": "enable=no",
        ].merging(environment) { _, new in new }
        var process: pid_t = 0
        terminal = Self.withStrings([program] + arguments) { arguments in
            Self.withStrings(variables.map { "\($0)=\($1)" }) { environment in
                pseudo_terminal_start(
                    program, arguments, environment, home.path, Int32(columns), Int32(rows), &process)
            }
        }
        self.process = process
        if terminal < 0 { throw Failure(expected: "a pseudo-terminal", shown: "") }
    }

    /// A session that shows its first prompt, with the parameters of `init`.
    static func atPrompt(
        _ arguments: [String] = [], environment: [String: String] = [:], home: URL? = nil, columns: Int = 80,
        rows: Int = 24
    ) throws -> TerminalSession {
        let session = try TerminalSession(
            arguments, environment: environment, home: home, columns: columns, rows: rows)
        try session.waitForRows("mas>")
        return session
    }

    deinit {
        if exitStatus == nil {
            kill(process, SIGKILL)
            _ = status()
        }
        close(terminal)
    }

    /// The folder of all files of these tests, which goes when they end.
    private static let files: URL = {
        atexit { try? FileManager.default.removeItem(at: TerminalSession.files) }
        return FileManager.default.temporaryDirectory.appendingPathComponent("masonry-tests-\(UUID())")
    }()

    static func newFolder() throws -> URL {
        let folder = files.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static func withStrings<Result>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = strings.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return body(&pointers)
    }

    // MARK: Typing

    /// Types text or keys. The terminal drops what is typed right before ^C, and shows what is typed before a prompt:
    /// wait for what comes between.
    func type(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(terminal, $0.baseAddress, min($0.count, 1024)) }
            if count > 0 { bytes = bytes.dropFirst(count) } else if errno != EINTR { return }
            // What it writes meanwhile must not fill the terminal.
            receive(within: 0)
        }
    }

    /// Types a statement and Enter, then waits until the program is ready for the next.
    func enter(_ statement: String) throws {
        let count = screen.promptCount
        type(statement + "\r")
        try wait("another prompt, or pages") { $0.promptCount > count || $0.hasPages }
        if screen.hasPages {
            type("G")
            try wait("the end of the pages") { $0.isAtEndOfPages }
            type("\r")
            try wait("another prompt") { $0.promptCount > count }
        }
    }

    /// Pastes a text, as a terminal does.
    func paste(_ text: String) { type("\u{1B}[200~" + text.replacing("\n", with: "\r") + "\u{1B}[201~") }

    /// Gives the terminal another size. What a real one would do to the rows on it is not modeled: the screen is empty.
    func resize(columns: Int, rows: Int) {
        screen = screen.emptied(columns: columns, rows: rows)
        _ = pseudo_terminal_resize(terminal, Int32(columns), Int32(rows))
    }

    func send(_ signal: Int32) { kill(process, signal) }

    // MARK: Looking

    /// Waits until the program has written the text, behind what was waited for before; colors and the like don't count.
    func wait(for text: String) throws {
        let found = waiting {
            let plain = Array(self.text.utf8)
            guard let range = plain.dropFirst(self.passed).firstRange(of: Array(text.utf8)) else { return false }
            self.passed = range.upperBound
            return true
        }
        if !found { throw Failure(expected: text, shown: self.text) }
    }

    /// Waits until the screen is as expected.
    func wait(_ expectation: String, until isMet: (TerminalScreen) -> Bool) throws {
        if !waiting({ isMet(self.screen) }) { throw Failure(expected: expectation, shown: screen.text) }
    }

    /// Waits until the last rows of the screen that aren't empty are these.
    func waitForRows(_ rows: String...) throws {
        try wait(rows.joined(separator: "\n")) { $0.lines.suffix(rows.count).elementsEqual(rows) }
    }

    /// Waits for the program's end and returns its exit status, or 128 and the signal that ended it. A program that does
    /// not end is killed.
    func status() -> Int32 {
        if let exitStatus { return exitStatus }
        let end = Date().addingTimeInterval(Self.patience)
        while receive(within: 100) {
            if Date() > end { send(SIGKILL) }
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        let signal = status & 0x7F
        let result = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
        exitStatus = result
        return result
    }

    /// All that was written so far, without the sequences that steer a terminal.
    var text: String {
        String(decoding: written.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
            .replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
    }

    /// All that was written so far.
    var bytes: String { String(decoding: written, as: UTF8.self) }

    private func waiting(_ isMet: () -> Bool) -> Bool {
        let end = Date().addingTimeInterval(Self.patience)
        repeat {
            if isMet() { return true }
            if !receive(within: 100) { return isMet() }
        } while Date() < end
        return isMet()
    }

    /// Takes what the program writes within some milliseconds.
    ///
    /// - Returns: whether it can write more.
    @discardableResult
    private func receive(within milliseconds: Int32) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        var output = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        var timeout = milliseconds
        while poll(&output, 1, timeout) > 0 {
            let count = read(terminal, &chunk, chunk.count)
            if count <= 0 { return false }
            written.append(contentsOf: chunk[..<count])
            screen.write(chunk[..<count])
            timeout = 0
        }
        return true
    }

    struct Failure: Error, CustomStringConvertible {
        let expected: String
        let shown: String
        var description: String { "never came:\n\(expected)\ncame:\n\(shown)" }
    }
}

/// What keys send.
enum Key {
    static let up = "\u{1B}[A"
    static let down = "\u{1B}[B"
    static let left = "\u{1B}[D"
    static let right = "\u{1B}[C"
    static let end = "\u{1B}[F"
    static let pageUp = "\u{1B}[5~"
    static let wordLeft = "\u{1B}[1;5D"
    static let wordRight = "\u{1B}[1;5C"
    static let altEnter = "\u{1B}\r"
    static func control(_ letter: Character) -> String {
        String(Unicode.Scalar((letter.asciiValue ?? 0) & 0x1F))
    }
}
