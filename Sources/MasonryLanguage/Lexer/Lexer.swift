/// Reads a source into tokens. What it can't read becomes an `invalid` token and a syntax error; it always reaches the end.
public struct Lexer {
    let source: SourceText
    let names: NameTable
    let accent: Accent
    let count: Int
    var offset = 0
    var tokens: [Token] = []
    var errors: [SyntaxError] = []
    /// For each interpolation that is open, the parentheses open in it.
    private var interpolations: [Int] = []
    private var startsLine = true

    public init(_ source: SourceText, names: NameTable) {
        self.init(source, names: names, range: 0..<source.bytes.count)
    }

    /// Reads a part of the source.
    init(_ source: SourceText, names: NameTable, range: Range<Int>) {
        self.source = source
        self.names = names
        accent = source.accent
        offset = range.lowerBound
        count = range.upperBound
    }

    /// The tokens of a source, ended by one of kind `end`; comments and white space are left out.
    public static func tokens(of source: SourceText, names: NameTable) -> [Token] {
        var lexer = Lexer(source, names: names)
        lexer.readAll()
        return lexer.tokens
    }

    mutating func readAll() {
        tokens.reserveCapacity((count - offset) / 3 + 1)
        if offset == 0 { skipInterpreterLine() }
        while true {
            skipSpace()
            if offset >= count { break }
            readToken()
        }
        append(.end, from: count)
    }

    /// The byte at a distance from the current one; 0 past the end.
    @inline(__always)
    func byte(_ distance: Int = 0) -> UInt8 {
        offset + distance < count ? source.bytes[offset + distance] : 0
    }

    mutating func append(_ kind: Token.Kind, from start: Int, name: Name = Name(index: 0)) {
        let isAdjacent = tokens.last?.span.upper == start
        tokens.append(
            Token(kind: kind, startsLine: startsLine, isAdjacent: isAdjacent, span: Span(start, offset), name: name))
        startsLine = false
    }

    mutating func report(_ problem: SyntaxProblem, from start: Int, to end: Int) {
        errors.append(SyntaxError(problem, Span(start, end)))
    }

    private mutating func skipInterpreterLine() {
        if byte() == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { offset = 3 }
        if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    }

    private mutating func skipLine() {
        while offset < count, byte() != UInt8(ascii: "\n") { offset += 1 }
    }

    private mutating func skipSpace() {
        while offset < count {
            switch byte() {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                startsLine = true
                endInterpolationsAtLineEnd()
                offset += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                offset += 1
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                skipLine()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
                skipBlockComment()
            case 0x80...:
                guard let scalar = scalar(), scalar.properties.generalCategory == .spaceSeparator else { return }
                offset += UTF8.width(scalar)
            default:
                return
            }
        }
    }

    private mutating func skipBlockComment() {
        let start = offset
        var depth = 0
        repeat {
            if offset >= count {
                report(.unterminatedComment, from: start, to: start + 2)
                return
            }
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*"), accent == .masonry || depth == 0 {
                depth += 1
                offset += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
            } else {
                if byte() == UInt8(ascii: "\n") { startsLine = true }
                offset += 1
            }
        } while depth > 0
    }

    private mutating func readToken() {
        let start = offset
        if accent == .objectiveC, readObjectiveCToken() { return }
        switch byte() {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            readIdentifier()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            readNumber()
        case UInt8(ascii: "\""):
            offset += 1
            readString(from: start, isStart: true)
        case UInt8(ascii: "("):
            if !interpolations.isEmpty { interpolations[interpolations.count - 1] += 1 }
            offset += 1
            append(.leftParen, from: start)
        case UInt8(ascii: ")"):
            readRightParen()
        case 0x80...:
            readIdentifier()
        default:
            readPunctuation()
        }
    }

    private mutating func readRightParen() {
        let start = offset
        offset += 1
        guard let open = interpolations.last else { return append(.rightParen, from: start) }
        if open > 0 {
            interpolations[interpolations.count - 1] = open - 1
            append(.rightParen, from: start)
        } else {
            interpolations.removeLast()
            readString(from: start, isStart: false)
        }
    }

    /// An interpolated string ends on its line; one that does not is reported, and reading goes on behind it.
    private mutating func endInterpolationsAtLineEnd() {
        guard !interpolations.isEmpty else { return }
        interpolations.removeAll()
        report(.unterminatedString, from: max(0, offset - 1), to: offset)
        append(.invalid, from: offset)
        startsLine = true
    }

    /// Reads from behind the opening quote, or behind an interpolation, to the closing quote or the next interpolation.
    private mutating func readString(from start: Int, isStart: Bool) {
        while true {
            switch byte() {
            case UInt8(ascii: "\""):
                offset += 1
                return append(isStart ? .string : .stringTail, from: start)
            case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "(") && accent == .masonry:
                offset += 2
                interpolations.append(0)
                return append(isStart ? .stringHead : .stringMiddle, from: start)
            case UInt8(ascii: "\\") where offset + 1 < count && byte(1) != UInt8(ascii: "\n"):
                offset += 2
            case _ where offset >= count, UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                report(.unterminatedString, from: start, to: offset)
                interpolations.removeAll()
                return append(isStart ? .string : .stringTail, from: start)
            default:
                offset += 1
            }
        }
    }

    /// The Unicode scalar at the current byte.
    func scalar() -> Unicode.Scalar? {
        var decoder = UTF8()
        var iterator = source.bytes[offset..<min(offset + 4, count)].makeIterator()
        if case .scalarValue(let scalar) = decoder.decode(&iterator) { return scalar }
        return nil
    }
}
