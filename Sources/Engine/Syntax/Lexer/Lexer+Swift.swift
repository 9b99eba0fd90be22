internal import Diagnostics
internal import Vocabulary

// Swift's own tokens.
extension Lexer {
    /// Reads a token that only Swift has; returns false if the next one is not.
    mutating func readSwiftToken() -> Bool {
        let start = offset
        switch byte() {
        case UInt8(ascii: "#") where byte(1) == UInt8(ascii: "\""):
            readRawString()
            return true
        case UInt8(ascii: "#"):
            readSwiftDirective()
            return true
        case UInt8(ascii: "$"):
            offset += 1
            while isDigit(byte()) || isLetter(byte()) { offset += 1 }
            append(.identifier, from: start, name: names.intern(source.text(in: start..<offset)))
            return true
        case UInt8(ascii: "`"):
            offset += 1
            let first = offset
            while byte() != 0, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { offset += 1 }
            let name = names.intern(source.text(in: first..<offset))
            offset = min(count, offset + 1)
            append(.identifier, from: start, name: name)
            return true
        case UInt8(ascii: "0") where byte(1) == UInt8(ascii: "x"):
            offset += 2
            while isDigit(byte()) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte() | 0x20)
                || byte() == UInt8(ascii: "_")
            {
                offset += 1
            }
            if byte() | 0x20 == UInt8(ascii: "p") {
                offset += byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+") ? 2 : 1
                while isDigit(byte()) { offset += 1 }
            }
            append(.number, from: start)
            return true
        default: break
        }
        guard let (kind, length) = swiftPunctuation() else { return false }
        offset += length
        append(kind, from: start)
        return true
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private func swiftPunctuation() -> (Token.Kind, Int)? {
        let next = byte(1)
        switch byte() {
        case UInt8(ascii: "?"): return (.question, 1)
        case UInt8(ascii: "~"): return (.tilde, 1)
        case UInt8(ascii: "^"): return (.caret, 1)
        case UInt8(ascii: "\\"): return (.backslash, 1)
        case UInt8(ascii: "-") where next == UInt8(ascii: ">"): return (.arrow, 2)
        case UInt8(ascii: "&") where next != UInt8(ascii: "&"): return (.ampersand, 1)
        case UInt8(ascii: "|") where next != UInt8(ascii: "|"): return (.pipe, 1)
        case UInt8(ascii: "=") where next == UInt8(ascii: "=") && byte(2) == UInt8(ascii: "="): return (.equal, 3)
        case UInt8(ascii: "!") where next == UInt8(ascii: "=") && byte(2) == UInt8(ascii: "="): return (.notEqual, 3)
        default: return nil
        }
    }

    /// Reads a string without escapes: `#"…"#`.
    private mutating func readRawString() {
        let start = offset
        offset += 2
        while offset < count, !(byte() == UInt8(ascii: "\"") && byte(1) == UInt8(ascii: "#")) { offset += 1 }
        offset = min(count, offset + 2)
        append(.string, from: start)
    }

    /// The directives of conditional compilation.
    package static let conditionWords: Set<String> = ["#if", "#elseif", "#else", "#endif"]

    /// Reads a word such as `#selector`, or a whole line of conditional compilation.
    private mutating func readSwiftDirective() {
        let start = offset
        offset += 1
        while (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte() | 0x20) { offset += 1 }
        if Self.conditionWords.contains(source.text(in: start..<offset)) { skipLine() }
        append(.directive, from: start)
    }
}
