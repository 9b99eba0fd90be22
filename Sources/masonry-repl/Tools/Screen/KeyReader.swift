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
        let parameter = bytes[2]
        let final = bytes[end]
        bytes.removeFirst(end + 1)
        switch (final, parameter) {
        case (UInt8(ascii: "A"), _): return .up
        case (UInt8(ascii: "B"), _): return .down
        case (UInt8(ascii: "C"), _): return .right
        case (UInt8(ascii: "D"), _): return .left
        case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), UInt8(ascii: "1")), (UInt8(ascii: "~"), UInt8(ascii: "7")):
            return .home
        case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), UInt8(ascii: "4")), (UInt8(ascii: "~"), UInt8(ascii: "8")):
            return .end
        case (UInt8(ascii: "~"), UInt8(ascii: "5")): return .up
        case (UInt8(ascii: "~"), UInt8(ascii: "6")): return .down
        default: return .other
        }
    }
}
