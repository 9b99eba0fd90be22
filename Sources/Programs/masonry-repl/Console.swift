internal import Glibc

/// The only place that prints: results to standard output, diagnostics to standard error, in order.
final class Console {
    private var results: [UInt8] = []
    /// Whether output is collected instead of printed, results and diagnostics together.
    private let isCollecting: Bool
    /// Called with everything that is printed, if set.
    var onWrite: ((String) -> Void)?
    /// Called with every text that is printed, also where it will be paged, but not with pictures, if set.
    var onText: ((String) -> Void)?
    /// Shows text that may be longer than the screen, if there is a screen and a user to page through it.
    var pager: ((String) -> Void)?
    /// The text that will be paged.
    private var unpaged: String?
    private static let flushSize = 1 << 16
    /// Whether the streams are terminals, where nothing from outside may act.
    private let (showsResults, showsDiagnostics): (Bool, Bool)

    init(isCollecting: Bool = false) {
        self.isCollecting = isCollecting
        showsResults = !isCollecting && isatty(STDOUT_FILENO) == 1
        showsDiagnostics = !isCollecting && isatty(STDERR_FILENO) == 1
    }

    /// The text collected since the last call.
    func takeText() -> String {
        defer { results.removeAll() }
        return String(decoding: results, as: UTF8.self)
    }

    /// Shows the output of `body` page by page if it is longer than the screen.
    func paged(_ body: () -> Void) {
        guard let pager, unpaged == nil else { return body() }
        unpaged = ""
        body()
        let text = unpaged ?? ""
        unpaged = nil
        pager(text)
    }

    /// Prints a result.
    func write(_ text: String, isPicture: Bool = false) {
        if !isPicture { onText?(text) }
        if unpaged != nil {
            unpaged?.append(text)
            return
        }
        let text = showsResults ? StyledText.spelledOut(text) : text
        onWrite?(text)
        results.append(contentsOf: text.utf8)
        if results.count >= Self.flushSize { flush() }
    }

    /// Prints a result that is no text, or that controls the terminal.
    func write(bytes: [UInt8]) {
        results += bytes
        flush()
    }

    /// Prints a result and ends the line.
    func writeLine(_ text: String) {
        write(text)
        write("\n")
    }

    /// Prints a diagnostic and ends the line.
    func writeDiagnostic(_ text: String, terminator: String = "\n") {
        if isCollecting || unpaged != nil { return write(text + terminator) }
        let text = (showsDiagnostics ? StyledText.spelledOut(text) : text) + terminator
        onText?(text)
        onWrite?(text)
        flush()
        Self.write(Array(text.utf8), to: STDERR_FILENO)
    }

    /// Sends the output so far to the terminal.
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

    /// Waits until a nonblocking stream accepts more.
    private static func waitForRoom(_ descriptor: Int32) {
        var stream = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&stream, 1, -1)
    }

    /// Ends the program after its output was lost; silently if the reader of a pipe is gone, as other tools do.
    private static func end(_ code: Int32, _ descriptor: Int32) -> Never {
        if code == EPIPE {
            signal(SIGPIPE, SIG_DFL)
            raise(SIGPIPE)
            exit(ExitStatus.closedPipe.rawValue)
        }
        if descriptor == STDOUT_FILENO {
            let reason = String(cString: strerror(code))
            write(Array("error: can't write to standard output: \(reason)\n".utf8), to: STDERR_FILENO)
        }
        exit(ExitStatus.outputLost.rawValue)
    }

    /// Keeps opened files from taking the place of a closed standard stream. Using such a stream fails.
    static func holdStreams() {
        for (descriptor, flags) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)] {
            // `open` returns the lowest free number, which is the stream's.
            if fcntl(descriptor, F_GETFD) < 0 { _ = open("/dev/null", flags) }
        }
    }
}
