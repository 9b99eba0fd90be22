internal import FoundationEssentials
internal import Masonry

extension Report {
    /// The report as JSON, ending with a newline. No control characters are in it.
    public var json: String {
        command == .run ? JSONText.text(of: RunDocument(report: self)) : JSONText.text(of: self)
    }
}

/// Values as JSON, with sorted keys.
package enum JSONText {
    /// The text, ending with a newline.
    ///
    /// - Parameter isForPeople: whether it has a line for each value.
    package static func text(of value: some Encodable, isForPeople: Bool = true) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            isForPeople
            ? [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
        // Only a number that is not finite could fail: see `inReport`.
        guard let data = try? encoder.encode(value) else { return "" }
        return escaped(data) + "\n"
    }

    package static func value<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }

    /// The text with escapes for scalars that could act on a terminal. They are in literals only: the encoder escapes those
    /// below 0x20.
    private static func escaped(_ data: Data) -> String {
        data.withUnsafeBytes { bytes in
            let string = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
            var (text, start, index) = ("", 0, 0)
            while index < bytes.count {
                if index + 8 <= bytes.count, arePlain(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
                    index += 8
                    continue
                }
                let length = bytes[index] < 0x80 ? 1 : bytes[index] < 0xE0 ? 2 : bytes[index] < 0xF0 ? 3 : 4
                let end = min(bytes.count, index + length)
                if bytes[index] >= 0x7F, string(index..<end).unicodeScalars.contains(where: \.isUnsafe) {
                    text += string(start..<index) + string(index..<end).utf16.map(escape).joined()
                    start = end
                }
                index = end
            }
            return text + string(start..<bytes.count)
        }
    }

    /// Whether eight bytes are below 0x7F.
    private static func arePlain(_ word: UInt64) -> Bool {
        (word | (word &+ 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0
    }

    private static func escape(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

extension Double {
    /// The number with at most six decimals, and finite, as JSON has no others.
    var inReport: Double {
        if isNaN { return 0 }
        if magnitude > 1e9 { return min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude) }
        return (self * 1e6).rounded() / 1e6 + 0
    }
}
