internal import Diagnostics

// Objective-C's own tokens.
extension Lexer {
    /// Reads a token that only Objective-C has; returns false if the next one is not.
    mutating func readObjectiveCToken() -> Bool {
        switch byte() {
        case UInt8(ascii: "#") where isAfterToken:
            // In a macro, `##` joins the tokens beside it.
            let start = offset
            offset += byte(1) == UInt8(ascii: "#") ? 2 : 1
            append(.directive, from: start)
        case UInt8(ascii: "#"):
            readDirective()
        case UInt8(ascii: "\\"):
            // A `\` at the end of a directive's line joins the next line to it.
            guard byte(1) == UInt8(ascii: "\n") || byte(1) == UInt8(ascii: "\r") else { return false }
            offset += 1
        case UInt8(ascii: "'"):
            readCharacter()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            readCNumber()
        case UInt8(ascii: ".") where isDigit(byte(1)) && !followsValue:
            readCNumber()
        default:
            guard let (kind, length) = objectiveCPunctuation() else { return false }
            let start = offset
            offset += length
            append(kind, from: start)
        }
        return true
    }

    /// Whether a `\` at the end of a line in a string joins the next line to it.
    var joinsNextLine: Bool {
        !rules.hasInterpolation
            && (byte(1) == UInt8(ascii: "\n") || byte(1) == UInt8(ascii: "\r") && byte(2) == UInt8(ascii: "\n"))
    }

    /// Whether there is a token before this place on its line.
    private var isAfterToken: Bool {
        guard let last = tokens.last else { return false }
        return !source.text(in: Span(last.span.upper, offset)).contains { $0.isNewline }
    }

    private var followsValue: Bool {
        switch tokens.last?.kind {
        case .identifier, .rightParen, .rightBracket: true
        default: false
        }
    }

    private func objectiveCPunctuation() -> (Token.Kind, Int)? {
        let next = byte(1)
        switch byte() {
        case UInt8(ascii: "?"): return (.question, 1)
        case UInt8(ascii: "^"): return (.caret, 1)
        case UInt8(ascii: "~"): return (.tilde, 1)
        case UInt8(ascii: "+") where next == UInt8(ascii: "+"): return (.increment, 2)
        case UInt8(ascii: "-") where next == UInt8(ascii: "-"): return (.decrement, 2)
        case UInt8(ascii: "-") where next == UInt8(ascii: ">"): return (.arrow, 2)
        case UInt8(ascii: "&") where next != UInt8(ascii: "&"): return (.ampersand, 1)
        case UInt8(ascii: "|") where next != UInt8(ascii: "|"): return (.pipe, 1)
        case UInt8(ascii: "<") where next == UInt8(ascii: "<"): return (.shiftLeft, 2)
        // `>>` may close two lists of type arguments, so it is the parser that joins two `>`.
        default: return nil
        }
    }

    /// Reads a preprocessor directive, with the lines that a `\` at the end joins to it.
    private mutating func readDirective() {
        let start = offset
        skipDirective()
        append(.directive, from: start)
    }

    mutating func skipDirective() {
        while offset < count, byte() != UInt8(ascii: "\n") {
            if byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "\n") { offset += 1 }
            if byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "\r"), byte(2) == UInt8(ascii: "\n") {
                offset += 2
            }
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") { break }
            offset += 1
        }
    }

    private mutating func readCharacter() {
        let start = offset
        offset += 1
        while offset < count, byte() != UInt8(ascii: "'"), byte() != UInt8(ascii: "\n") {
            offset += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        offset = min(count, offset)
        guard byte() == UInt8(ascii: "'") else {
            report(.unterminatedString, from: start, to: offset)
            return append(.unclosedString, from: start)
        }
        offset += 1
        append(.character, from: start)
    }

    /// Reads a number: digits with a point and an exponent, or hexadecimal digits; then a suffix such as `f` or `ul`.
    private mutating func readCNumber() {
        let start = offset
        if byte() == UInt8(ascii: "0"), byte(1) | 0x20 == UInt8(ascii: "x") {
            offset += 2
            while isHexDigit(byte()) { offset += 1 }
        } else {
            while isDigit(byte()) { offset += 1 }
            if byte() == UInt8(ascii: ".") {
                offset += 1
                while isDigit(byte()) { offset += 1 }
            }
            let sign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") ? 1 : 0
            if byte() | 0x20 == UInt8(ascii: "e"), isDigit(byte(1 + sign)) {
                offset += 1 + sign
                while isDigit(byte()) { offset += 1 }
            }
        }
        while [UInt8(ascii: "f"), UInt8(ascii: "u"), UInt8(ascii: "l")].contains(byte() | 0x20) { offset += 1 }
        append(.number, from: start)
    }

    private func isHexDigit(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    }
}
