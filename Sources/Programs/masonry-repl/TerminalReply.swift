// Which of the two modules declares termios depends on the order of compilation.
internal import Glibc

/// What a terminal answers when it is asked what it can do.
struct TerminalReply {
    private(set) var text = ""
    /// What the user typed meanwhile.
    private(set) var typed: [UInt8] = []

    /// - Parameter bytes: all that was read from the terminal.
    init(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let next = rest.first {
            let length = Self.lengthOfAnswer(rest) ?? 0
            text += String(decoding: rest.prefix(length), as: UTF8.self)
            if length == 0 { typed.append(next) }
            rest = rest.dropFirst(max(1, length))
        }
    }

    /// The length of the answer that starts here: `ESC [ … c`, `ESC [ … t` or `ESC _ … ESC \`; nil if none does. No key sends
    /// those.
    private static func lengthOfAnswer(_ bytes: ArraySlice<UInt8>) -> Int? {
        let escape = UInt8(ascii: "\u{1B}")
        guard bytes.first == escape, let kind = bytes.dropFirst().first else { return nil }
        let content = bytes.dropFirst(2)
        switch kind {
        case UInt8(ascii: "["):
            let finals = UInt8(ascii: "@")...UInt8(ascii: "~")
            guard let end = content.firstIndex(where: { finals.contains($0) }), "ctR".utf8.contains(content[end]) else {
                return nil
            }
            return end + 1 - bytes.startIndex
        case UInt8(ascii: "_"):
            guard let end = content.firstIndex(of: escape) else { return nil }
            return min(end + 2, content.endIndex) - bytes.startIndex
        default: return nil
        }
    }

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

    /// What the terminal answers to a question, and then with its attributes, as far as it answers in time.
    func reply(to question: String) -> TerminalReply {
        var earlier = termios()
        guard tcgetattr(STDIN_FILENO, &earlier) == 0 else { return TerminalReply([]) }
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
            if count <= 0 { break }
            reply += chunk[..<count]
            let text = TerminalReply(reply).text
            if let start = text.firstRange(of: "\u{1B}[?"), text[start.upperBound...].contains("c") { break }
        }
        return TerminalReply(reply)
    }
}
