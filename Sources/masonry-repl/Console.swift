internal import Glibc

/// The one place that prints: results to standard output, diagnostics to standard error, in the order they are said.
final class Console {
    private var results: [UInt8] = []
    /// Whether what is said is kept instead of printed, results and diagnostics in one.
    private let isCollecting: Bool
    /// Receives everything that is printed, if it is set.
    var onWrite: ((String) -> Void)?
    /// Shows a text that may be longer than the screen, where there is a screen and someone to turn the pages.
    var pager: ((String) -> Void)?
    /// What was said of a text that is to be paged.
    private var unpaged: String?
    private static let flushSize = 1 << 16

    init(isCollecting: Bool = false) {
        self.isCollecting = isCollecting
    }

    /// What was kept since this was last asked for.
    func takeText() -> String {
        defer { results.removeAll() }
        return String(decoding: results, as: UTF8.self)
    }

    /// Has all that is said meanwhile be shown as pages, where it is longer than the screen.
    func paged(_ body: () -> Void) {
        guard let pager, unpaged == nil else { return body() }
        unpaged = ""
        body()
        let text = unpaged ?? ""
        unpaged = nil
        pager(text)
    }

    /// Prints a result.
    func write(_ text: String) {
        if unpaged != nil {
            unpaged?.append(text)
            return
        }
        onWrite?(text)
        results.append(contentsOf: text.utf8)
        if results.count >= Self.flushSize { flush() }
    }

    /// Prints a result and ends the line.
    func writeLine(_ text: String) {
        write(text)
        write("\n")
    }

    /// Prints a diagnostic and ends the line.
    func writeDiagnostic(_ text: String, terminator: String = "\n") {
        if isCollecting || unpaged != nil { return write(text + terminator) }
        onWrite?(text + terminator)
        flush()
        Self.write(Array((text + terminator).utf8), to: STDERR_FILENO)
    }

    /// Lets what was said so far reach the terminal.
    func flush() {
        if isCollecting { return }
        Self.write(results, to: STDOUT_FILENO)
        results.removeAll(keepingCapacity: true)
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let written = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if written > 0 {
                    rest = rest.dropFirst(written)
                    continue
                }
                switch errno {
                case EINTR: continue
                case EAGAIN: waitForRoom(descriptor)
                case let code: end(code, descriptor)
                }
            }
        }
    }

    /// Waits until a stream that never waits by itself takes more.
    private static func waitForRoom(_ descriptor: Int32) {
        var stream = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&stream, 1, -1)
    }

    /// Ends the program, whose output is lost from here on: quietly where nobody reads a pipe any more, as other tools do.
    private static func end(_ code: Int32, _ descriptor: Int32) -> Never {
        if code == EPIPE {
            signal(SIGPIPE, SIG_DFL)
            raise(SIGPIPE)
            exit(128 + SIGPIPE)
        }
        if descriptor == STDOUT_FILENO {
            let reason = String(cString: strerror(code))
            write(Array("error: can't write to standard output: \(reason)\n".utf8), to: STDERR_FILENO)
        }
        exit(ExitStatus.outputLost.rawValue)
    }

    /// Keeps files that are opened from taking the place of a standard stream that was closed: using such a stream fails.
    static func holdStreams() {
        for (descriptor, flags) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
            // The lowest number that is free, which is the stream's.
            if fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", flags) }
        }
    }
}
