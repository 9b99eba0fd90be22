// Which of the two modules declares termios depends on the order of compilation.
internal import Glibc

/// What a terminal answers when it is asked what it can do.
struct TerminalReply {
    let text: String

    /// The numbers of an answer, between its start and its last letter.
    func numbers(from start: String, to end: Character) -> [Int] {
        guard let start = text.firstRange(of: start) else { return [] }
        return text[start.upperBound...].prefix { $0 != end }.split(separator: ";").compactMap { Int($0) }
    }
}

extension Terminal {
    /// How long a terminal may take to answer, in milliseconds.
    private static let patience: Int32 = 400
    /// Asks what the terminal can do; all terminals answer that, and all questions in order.
    private static let attributes = "\u{1B}[c"

    /// What the terminal answers to a question, and then with its attributes; nil if it does not answer in time.
    func reply(to question: String) -> TerminalReply? {
        var earlier = termios()
        guard tcgetattr(STDIN_FILENO, &earlier) == 0 else { return nil }
        var modes = earlier
        modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
        defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &earlier) }
        Painter.send(question + Self.attributes)
        var reply: [UInt8] = []
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        while poll(&input, 1, Self.patience) > 0 {
            var chunk = [UInt8](repeating: 0, count: 256)
            let count = read(STDIN_FILENO, &chunk, chunk.count)
            guard count > 0 else { return nil }
            reply += chunk[..<count]
            let text = String(decoding: reply, as: UTF8.self)
            if let start = text.firstRange(of: "\u{1B}[?"), text[start.upperBound...].contains("c") {
                return TerminalReply(text: text)
            }
        }
        return nil
    }
}
