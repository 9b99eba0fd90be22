/// A place in UTF-8 text that is read from start to end.
package struct ByteCursor {
    package let bytes: [UInt8]
    package var position: Int

    package init(_ bytes: [UInt8], at position: Int = 0) {
        (self.bytes, self.position) = (bytes, position)
    }

    package init(_ text: String) { self.init(Array(text.utf8)) }

    package var isAtEnd: Bool { position >= bytes.count }

    /// The byte some places ahead; 0 after the end.
    package func peek(_ offset: Int = 0) -> UInt8 {
        let index = position + offset
        return index < bytes.count ? bytes[index] : 0
    }

    package func starts(with text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard position + length <= bytes.count else { return false }
        return (0..<length).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
    }

    /// Moves past a text if it is next.
    package mutating func take(_ text: StaticString) -> Bool {
        guard starts(with: text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    /// Moves past spaces, tabs and newlines.
    package mutating func skipBlanks() {
        while Self.isBlank(peek()) { position += 1 }
    }

    /// Moves past the bytes that pass a test, and returns them as text.
    package mutating func take(while test: (UInt8) -> Bool) -> String {
        let start = position
        while !isAtEnd, test(bytes[position]) { position += 1 }
        return text(from: start)
    }

    /// A number with an optional sign next to it: `-5.000000`, `1e-05`.
    package mutating func takeNumber() -> Double? {
        let start = position
        if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") { position += 1 }
        let digits = position
        while Self.isDigit(peek()) || peek() == UInt8(ascii: ".") && Self.isDigit(peek(1)) { position += 1 }
        guard position > digits, let number = Double(text(from: start)) else {
            position = start
            return nil
        }
        let mantissa = position
        if peek() | 0x20 == UInt8(ascii: "e") {
            position += 1
            if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") { position += 1 }
            let exponent = take(while: Self.isDigit)
            if !exponent.isEmpty, let whole = Double(text(from: start)), whole.isFinite { return whole }
            position = mantissa
        }
        return number
    }

    /// The text from an offset to the place.
    package func text(from start: Int) -> String { text(start..<position) }

    package func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// The offset of the next occurrence of a text within so many bytes.
    package func offset(of text: StaticString, within limit: Int) -> Int? {
        var ahead = self
        let end = min(bytes.count, position + limit)
        while ahead.position < end {
            if ahead.starts(with: text) { return ahead.position }
            ahead.position += 1
        }
        return nil
    }

    package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    package static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    package static func isHexDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
    /// Whether the byte can be in an identifier; every byte of a character beyond ASCII can.
    package static func isNameByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
            || byte >= 0x80
    }
}
