extension Lexer {
    mutating func readPunctuation() {
        let start = offset
        guard let (kind, length) = punctuation() else { return readInvalidCharacter() }
        offset += length
        append(kind, from: start)
    }

    private func punctuation() -> (kind: Token.Kind, length: Int)? {
        let next = byte(1)
        let equals = next == UInt8(ascii: "=")
        switch byte() {
        case UInt8(ascii: "["): return (.leftBracket, 1)
        case UInt8(ascii: "]"): return (.rightBracket, 1)
        case UInt8(ascii: "{"): return (.leftBrace, 1)
        case UInt8(ascii: "}"): return (.rightBrace, 1)
        case UInt8(ascii: ","): return (.comma, 1)
        case UInt8(ascii: ";"): return (.semicolon, 1)
        case UInt8(ascii: ":"): return (.colon, 1)
        case UInt8(ascii: "@"): return (.at, 1)
        case UInt8(ascii: "="): return equals ? (.equal, 2) : (.assign, 1)
        case UInt8(ascii: "+"): return equals ? (.plusAssign, 2) : (.plus, 1)
        case UInt8(ascii: "-"): return equals ? (.minusAssign, 2) : (.minus, 1)
        case UInt8(ascii: "*"): return equals ? (.timesAssign, 2) : (.times, 1)
        case UInt8(ascii: "/"): return equals ? (.divideAssign, 2) : (.divide, 1)
        case UInt8(ascii: "%"): return (.remainder, 1)
        case UInt8(ascii: "!"): return equals ? (.notEqual, 2) : (.not, 1)
        case UInt8(ascii: "<"): return equals ? (.lessOrEqual, 2) : (.less, 1)
        case UInt8(ascii: ">"): return equals ? (.greaterOrEqual, 2) : (.greater, 1)
        case UInt8(ascii: "&"): return next == UInt8(ascii: "&") ? (.and, 2) : nil
        case UInt8(ascii: "|"): return next == UInt8(ascii: "|") ? (.or, 2) : nil
        case UInt8(ascii: "."):
            guard next == UInt8(ascii: ".") else { return (.dot, 1) }
            switch byte(2) {
            case UInt8(ascii: "."): return (.closedRange, 3)
            case UInt8(ascii: "<"): return (.halfOpenRange, 3)
            default: return (.dot, 1)
            }
        default: return nil
        }
    }
}
