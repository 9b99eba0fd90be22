internal import Glibc

/// A session's inputs from pages, and from a stream that is no terminal while it is open.
struct PageInput {
    let loop: SessionLoop

    /// Runs until a command to leave.
    func run() {
        guard let page = loop.session.page else { return }
        var pending = PendingLines()
        page.publish()
        while true {
            loop.session.presenter.console.flush()
            var sources = [
                pollfd(fd: pending.isOpen ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: page.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            if poll(&sources, nfds_t(sources.count), -1) < 0, errno != EINTR { return }
            if sources[0].revents != 0 {
                pending.read()
                while let input = pending.next(where: loop.isComplete) {
                    if !loop.handle(input) { return }
                    page.publish()
                }
            }
            guard sources[1].revents != 0, page.answer() else { continue }
            if !loop.runInputsOfPages(after: PromptStyle(usesColor: false).prompt(loop.session.prompt)) { return }
            page.publish()
        }
    }
}

/// Lines that were read from standard input and are not yet an input.
private struct PendingLines {
    private(set) var isOpen = true
    private var bytes: [UInt8] = []
    private var lines: [String] = []

    /// Reads what there is. At the end, what is left is a line.
    mutating func read() {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = Glibc.read(STDIN_FILENO, &chunk, chunk.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        isOpen = count > 0
        bytes += chunk.prefix(max(0, count))
        while let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(String(decoding: bytes[..<end], as: UTF8.self))
            bytes.removeFirst(end + 1)
        }
        if !isOpen, !bytes.isEmpty {
            lines.append(String(decoding: bytes, as: UTF8.self))
            bytes = []
        }
    }

    /// The next lines that are an input together; at the end, all that are left.
    mutating func next(where isComplete: (String) -> Bool) -> String? {
        for count in lines.indices.map({ $0 + 1 }) {
            let text = lines.prefix(count).joined(separator: "\n")
            if isComplete(text) || !isOpen && count == lines.count {
                lines.removeFirst(count)
                return text
            }
        }
        return nil
    }
}
