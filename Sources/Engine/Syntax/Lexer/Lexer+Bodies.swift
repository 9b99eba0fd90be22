internal import Diagnostics
internal import Vocabulary

// The bodies in a source of Objective-C, which can be skipped.
extension Lexer {
    /// Whether the statement here declares an enumeration, whose braces hold declarations.
    var isInEnumeration: Bool {
        for token in tokens.reversed().prefix(12) {
            switch token.kind {
            case .semicolon, .leftBrace, .rightBrace, .directive: return false
            case .identifier:
                let text = names.text(token.name)
                if text == "enum" || text.hasSuffix("_ENUM") || text.hasSuffix("_OPTIONS") { return true }
            default: break
            }
        }
        return false
    }

    /// Skips to the brace that closes the one before this place, or to the `@end` of the class.
    mutating func skipBody() {
        var depth = 1
        var isAtLineStart = false
        while offset < count {
            let startsLine = isAtLineStart
            isAtLineStart = false
            switch byte() {
            case UInt8(ascii: "\n"): isAtLineStart = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"): isAtLineStart = startsLine
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return }
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                skipQuoted()
                continue
            case UInt8(ascii: "#") where startsLine:
                skipDirective()
                continue
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                skipLine()
                continue
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                skipBlockComment()
                continue
            case UInt8(ascii: "@") where startsLine && isEndOfClass: return
            default: break
            }
            offset += 1
        }
    }

    private var isEndOfClass: Bool {
        byte(1) == UInt8(ascii: "e") && byte(2) == UInt8(ascii: "n") && byte(3) == UInt8(ascii: "d")
    }

    /// Skips a string or a character, which ends on its line.
    private mutating func skipQuoted() {
        let quote = byte()
        offset += 1
        while offset < count, byte() != quote, byte() != UInt8(ascii: "\n") {
            offset += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        if offset < count, byte() == quote { offset += 1 }
        offset = min(offset, count)
    }
}
