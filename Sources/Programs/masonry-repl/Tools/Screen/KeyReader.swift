internal import Glibc

/// Decodes the keys from a terminal's bytes.
struct KeyReader {
    private var bytes: [UInt8] = []

    /// Whether there is no key without waiting.
    var isEmpty: Bool { bytes.isEmpty }

    /// Reads typed input; false at its end.
    mutating func read() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 1024)
        let count = Glibc.read(STDIN_FILENO, &chunk, chunk.count)
        if count < 0 { return errno == EINTR || errno == EAGAIN }
        bytes += chunk[..<count]
        return count > 0
    }

    /// Takes what was typed while the terminal answered a question.
    mutating func take(_ typed: [UInt8]) { bytes += typed }

    mutating func next() -> ScreenEvent.Key? {
        guard let first = bytes.first else { return nil }
        if first == 0x1B { return escape() }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let character = text.first else { return nil }
        bytes.removeFirst(min(bytes.count, character.utf8.count))
        return switch character {
        case "\n", "\r", "\r\n": .enter
        case "\u{7F}", "\u{8}": .backspace
        default: .character(character)
        }
    }

    /// `ESC [ C`, `ESC O C`, `ESC [ 1 ~`: the end of a sequence identifies the key.
    private mutating func escape() -> ScreenEvent.Key {
        guard bytes.count > 2, bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O"),
            let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) })
        else {
            bytes.removeAll()
            return .other
        }
        let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
        let final = Character(Unicode.Scalar(bytes[end]))
        bytes.removeFirst(end + 1)
        switch (final, parameters.prefix { $0 != ";" }) {
        case ("A", _), ("~", "5"): return .up
        case ("B", _), ("~", "6"): return .down
        case ("C", _): return .right
        case ("D", _): return .left
        case ("H", _), ("~", "1"), ("~", "7"): return .home
        case ("F", _), ("~", "4"), ("~", "8"): return .end
        default: return .other
        }
    }
}
