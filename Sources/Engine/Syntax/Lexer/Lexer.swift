public import LayoutTerms
public import Vocabulary
public import Diagnostics

/// Reads a source into tokens. What it can't read becomes a syntax error, and a token so that nothing is lost.
public struct Lexer {
    /// The maximum length of a name in UTF-8 bytes.
    static let nameLimit = 255
    /// The number of tokens between checks for an interruption.
    private static let checkInterval = 4096

    let source: SourceText
    private let interruption: Interruption?
    private let errorLimit: Int
    package let names: NameTable
    let rules: LexicalRules
    package let count: Int
    var offset = 0
    package var tokens = Tokens()
    package var errors: [SyntaxError] = []
    /// The open interpolations, innermost last.
    private var interpolations: [Interpolation] = []
    package var startsLine = true
    /// Whether only the braces of a body become tokens.
    private var skipsBodies = false
    /// The end of the last line with an unclosed quote of another kind than `"`.
    var endOfUnclosedQuotes = -1

    private struct Interpolation {
        /// The offset of its `\(`.
        package let start: Int
        /// The number of parentheses that are open in it.
        package var depth = 0
        /// Whether it is in a multi-line string.
        var isMultiline = false
    }

    /// - Parameters:
    ///   - errorLimit: the number of errors after which reading stops.
    ///   - interruption: ends reading early.
    public init(
        _ source: SourceText, names: NameTable, errorLimit: Int = .max, interruption: Interruption? = nil
    ) {
        self.init(
            source, names: names, range: 0..<source.bytes.count, errorLimit: errorLimit, interruption: interruption)
    }

    /// Reads a part of the source.
    package init(
        _ source: SourceText, names: NameTable, range: Range<Int>, errorLimit: Int = .max,
        interruption: Interruption? = nil
    ) {
        self.source = source
        self.errorLimit = errorLimit
        self.interruption = interruption
        self.names = names
        rules = source.accent.lexicalRules
        let range = range.clamped(to: 0..<source.bytes.count)
        offset = range.lowerBound
        count = range.upperBound
    }

    /// The tokens of a source, ended by one of kind `end`; comments and white space are left out.
    public static func tokens(of source: SourceText, names: NameTable) -> Tokens {
        tokens(of: source, in: 0..<source.bytes.count, names: names)
    }

    /// The tokens of a source of Objective-C without those in braces, except in the braces of enumerations.
    package static func tokensOutsideBodies(of source: SourceText, names: NameTable) -> Tokens {
        var lexer = Lexer(source, names: names)
        lexer.skipsBodies = true
        lexer.readAll()
        return lexer.tokens
    }

    /// The tokens of a range of a source, read as if nothing were around it.
    package static func tokens(of source: SourceText, in range: Range<Int>, names: NameTable) -> Tokens {
        var lexer = Lexer(source, names: names, range: range)
        lexer.readAll()
        return lexer.tokens
    }

    package mutating func readAll() {
        let start = offset
        defer { names.countReading(offset - start) }
        tokens.reserveCapacity((count - offset) / (skipsBodies ? 12 : 3) + 1)
        if offset == 0 { skipInterpreterLine() }
        while true {
            skipSpace()
            if offset >= count { break }
            if errors.count > errorLimit { break }
            if tokens.count % Self.checkInterval == 0, interruption?.reason != nil { break }
            let isBody = skipsBodies && byte() == UInt8(ascii: "{") && !isInEnumeration
            readToken()
            if isBody { skipBody() }
        }
        append(.end, from: count)
    }

    /// The byte at a distance from the current one; 0 past the end.
    @inline(__always)
    func byte(_ distance: Int = 0) -> UInt8 {
        offset + distance < count ? source.bytes[offset + distance] : 0
    }

    package mutating func append(_ kind: Token.Kind, from start: Int, name: Name = Name(index: 0)) {
        let isAdjacent = tokens.last?.span.upper == start
        tokens.append(
            Token(kind: kind, startsLine: startsLine, isAdjacent: isAdjacent, span: Span(start, offset), name: name))
        startsLine = false
    }

    package mutating func report(_ problem: SyntaxProblem, from start: Int, to end: Int) {
        var error = SyntaxError(problem, Span(start, end))
        error.isOfLexer = true
        errors.append(error)
    }

    /// Whether the source ends in a comment, so that another line could close it.
    package var endsInComment: Bool { tokens.dropLast().last?.kind == .unclosedComment }

    /// The offset after a byte order mark and a `#!` line, if the source starts with them.
    package var startOfScript: Int {
        var lexer = self
        lexer.skipInterpreterLine()
        return lexer.offset
    }

    private mutating func skipInterpreterLine() {
        if byte() == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { offset = 3 }
        if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    }

    mutating func skipLine() {
        while offset < count, byte() != UInt8(ascii: "\n") { offset += 1 }
    }

    private mutating func skipSpace() {
        while offset < count {
            switch byte() {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                startsLine = true
                endInterpolationsAtLineEnd()
                offset += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0C:
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

    mutating func skipBlockComment() {
        let start = offset
        var depth = 0
        repeat {
            if offset >= count {
                report(.unterminatedComment, from: start, to: start + 2)
                return append(.unclosedComment, from: start)
            }
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*"), rules.hasInterpolation || depth == 0 {
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
        if rules.hasObjectiveCTokens, readObjectiveCToken() { return }
        if rules.hasSwiftTokens, readSwiftToken() { return }
        switch byte() {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            readIdentifier()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            readNumber()
        case UInt8(ascii: "\""):
            offset += 1
            readString(from: start, isStart: true)
        case UInt8(ascii: "("):
            if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
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
        if open.depth > 0 {
            interpolations[interpolations.count - 1].depth -= 1
            append(.rightParen, from: start)
        } else {
            interpolations.removeLast()
            if open.isMultiline {
                readLines(from: start, isStart: false)
            } else {
                readString(from: start, isStart: false)
            }
        }
    }

    /// Reports the interpolations that are open at the end of a line, unless the string is a multi-line one, and ends
    /// them.
    private mutating func endInterpolationsAtLineEnd() {
        guard let open = interpolations.last, !open.isMultiline else { return }
        interpolations.removeAll()
        report(.unterminatedInterpolation, from: open.start, to: open.start + 2)
        append(.invalid, from: offset)
        startsLine = true
    }

    /// Reads from after the opening quote, or an interpolation, to the closing quote or the next interpolation.
    private mutating func readString(from start: Int, isStart: Bool) {
        if rules.hasInterpolation, isStart, byte() == UInt8(ascii: "\""), byte(1) == UInt8(ascii: "\"") {
            return readTripleQuoted(from: start)
        }
        while true {
            switch byte() {
            case UInt8(ascii: "\""):
                offset += 1
                return append(isStart ? .string : .stringTail, from: start)
            case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "(") && rules.hasInterpolation:
                offset += 2
                interpolations.append(Interpolation(start: offset - 2))
                return append(isStart ? .stringHead : .stringMiddle, from: start)
            case UInt8(ascii: "\\") where joinsNextLine:
                offset += byte(1) == UInt8(ascii: "\n") ? 2 : 3
            case UInt8(ascii: "\\") where offset + 1 < count && byte(1) != UInt8(ascii: "\n"):
                offset += 2
            case _ where offset >= count, UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                return endUnterminated(from: start, isStart: isStart)
            default:
                offset += 1
            }
        }
    }

    /// Reports a string that is not closed on its line. If the next line has the closing quote, it is skipped, too.
    private mutating func endUnterminated(from start: Int, isStart: Bool) {
        // The quote that seems to open a string may close the one around the interpolation.
        if isStart, let open = interpolations.last {
            report(.unterminatedInterpolation, from: open.start, to: open.start + 2)
        } else {
            let end = offset
            skipToClosingQuoteOnNextLine()
            report(.unterminatedString, from: start, to: end)
        }
        interpolations.removeAll()
        append(.unclosedString, from: start)
    }

    /// Skips to a quote on the next line that seems to close this string.
    private mutating func skipToClosingQuoteOnNextLine() {
        guard let quote = source.closingQuote(onLineAfter: offset), quote < count else { return }
        offset = quote + 1
    }

    /// Reads a string in triple quotes, which is an error in the `.mas` language.
    private mutating func readTripleQuoted(from start: Int) {
        let quote = UInt8(ascii: "\"")
        offset += 2
        if rules.hasTextsOfLines { return readLines(from: start, isStart: true) }
        if rules.knowsForeignTokens { report(.tripleQuotes, from: start, to: offset) }
        while offset < count, !(byte() == quote && byte(1) == quote && byte(2) == quote) { offset += 1 }
        offset = min(count, offset + 3)
        append(rules.knowsForeignTokens ? .invalid : .string, from: start)
    }

    /// Reads a multi-line string from after its opening quotes, or an interpolation, to its closing quotes or the next
    /// interpolation.
    private mutating func readLines(from start: Int, isStart: Bool) {
        let quote = UInt8(ascii: "\"")
        while offset < count, !(byte() == quote && byte(1) == quote && byte(2) == quote) {
            guard byte() == UInt8(ascii: "\\") else {
                offset += 1
                continue
            }
            offset = min(count, offset + 2)
            guard source.bytes[offset - 1] == UInt8(ascii: "(") else { continue }
            interpolations.append(Interpolation(start: offset - 2, isMultiline: true))
            return append(isStart ? .stringHead : .stringMiddle, from: start)
        }
        offset = min(count, offset + 3)
        append(isStart ? .string : .stringTail, from: start)
    }

    /// The Unicode scalar at the current byte; nil at the end and for invalid UTF-8.
    func scalar() -> Unicode.Scalar? {
        var decoder = UTF8()
        var iterator = source.bytes[offset..<min(offset + 4, count)].makeIterator()
        if case .scalarValue(let scalar) = decoder.decode(&iterator) { return scalar }
        return nil
    }
}

extension SourceText {
    /// The quote on the line after a place that seems to close a string; nil if it may open one instead.
    package func closingQuote(onLineAfter place: Int) -> Int? {
        guard place < length, line(at: place) < lineCount else { return nil }
        let line = range(ofLine: line(at: place) + 1)
        let next = bytes[line]
        guard let quote = next.firstIndex(of: UInt8(ascii: "\"")), quote > line.lowerBound,
            next.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1
        else { return nil }
        return "([, =@".utf8.contains(next[quote - 1]) ? nil : quote
    }
}
