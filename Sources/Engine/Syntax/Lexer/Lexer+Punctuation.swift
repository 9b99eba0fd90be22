internal import Vocabulary
internal import Diagnostics

extension Lexer {
    mutating func readPunctuation() {
        let start = offset
        let ours = punctuation()
        if rules.knowsForeignTokens, ours == nil || isDoubled, let foreign = foreignOperator() {
            return readForeign(foreign)
        }
        guard let (kind, length) = ours else { return readInvalidCharacter() }
        offset += length
        append(kind, from: start)
    }

    /// Whether the next character may belong to a longer operator of another language.
    private var isDoubled: Bool {
        switch byte(1) {
        case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "<"),
            UInt8(ascii: "."), UInt8(ascii: "/"):
            true
        default: false
        }
    }

    private func foreignOperator() -> ForeignOperator? {
        let rest = source.bytes[offset...].prefix(4)
        return ForeignOperator.longestFirst.first { rest.starts(with: $0.bytes) && fits($0.operation) }?.operation
    }

    /// Whether the operator is meant, given what is around it.
    private func fits(_ operation: ForeignOperator) -> Bool {
        switch operation {
        case .twoDots: byte(2) != UInt8(ascii: ".") && byte(2) != UInt8(ascii: "<") && !isInScreenRange
        case .ampersand: byte(1) != UInt8(ascii: "&")
        case .bar: byte(1) != UInt8(ascii: "|")
        case .plusAssignTurned:
            byte(2) == UInt8(ascii: " ") && tokens.last(where: \.startsLine)?.kind != .reserved
        default: true
        }
    }

    /// Whether this is in the head of an expectation on a range of screens: `expect width 320..430`.
    private var isInScreenRange: Bool {
        let end = tokens.lastIndex { $0.startsLine || $0.kind == .semicolon || $0.kind == .leftBrace } ?? 0
        guard let first = tokens[end...].first(where: { $0.kind == .identifier }) else { return false }
        return StatementWord(first.name) == .expect && tokens[end].kind != .leftBrace
    }

    mutating func readForeign(_ operation: ForeignOperator) {
        let start = offset
        offset += operation.rawValue.utf8.count
        report(.foreignOperator(operation), from: start, to: offset)
        if operation == .resultType || operation == .fatArrow, endsParameters {
            // Read as `in`, so that the statements of the closure are read.
            return append(.reserved, from: start, name: names.intern(ReservedWord.in.rawValue))
        }
        append(.invalid, from: start)
    }

    /// Whether a `{` and names, separated by commas, come before this.
    private var endsParameters: Bool {
        var position = tokens.count - 1
        while position > 0, tokens[position].kind == .identifier {
            switch tokens[position - 1].kind {
            case .leftBrace: return true
            case .comma: position -= 2
            default: return false
            }
        }
        return false
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
