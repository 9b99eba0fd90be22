/// Encodes multi-line text as one line: newlines, tabs and backslashes are escaped.
enum OneLineText {
    private static let backslash = UInt8(ascii: "\\")
    private static let spellings: [(byte: UInt8, letter: UInt8)] = [
        (backslash, backslash), (UInt8(ascii: "\n"), UInt8(ascii: "n")), (UInt8(ascii: "\r"), UInt8(ascii: "r")),
        (UInt8(ascii: "\t"), UInt8(ascii: "t")),
    ]

    static func encoded(_ text: String) -> String {
        if !text.utf8.contains(where: { $0 < UInt8(ascii: " ") || $0 == backslash }) { return text }
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if let spelling = spellings.first(where: { $0.byte == byte }) {
                bytes += [backslash, spelling.letter]
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func decoded(_ line: some StringProtocol) -> String {
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in line.utf8 {
            if isEscaped {
                bytes.append(spellings.first { $0.letter == byte }?.byte ?? byte)
                isEscaped = false
            } else if byte == backslash {
                isEscaped = true
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
