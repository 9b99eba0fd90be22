extension Parser {
    mutating func string() throws(Rejection) -> Expression {
        let start = current
        advance()
        if start.kind == .string {
            return Expression(kind: .text(unescaped(start)), span: start.span)
        }
        var pieces = [Expression(kind: .text(unescaped(start)), span: start.span)]
        var tallest = 1
        let saved = (newlinesEnd, allowsTrailingClosure)
        (newlinesEnd, allowsTrailingClosure) = (false, true)
        defer { (newlinesEnd, allowsTrailingClosure) = saved }
        while true {
            pieces.append(try nested { (parser) throws(Rejection) in try parser.expression() })
            tallest = max(tallest, height)
            let token = current
            guard token.kind == .stringMiddle || token.kind == .stringTail else {
                throw unclosedInterpolation(behind: pieces[pieces.count - 2].span) ?? unexpected(expected: "`)`")
            }
            advance()
            pieces.append(Expression(kind: .text(unescaped(token)), span: token.span))
            if token.kind == .stringTail { break }
        }
        let span = span(from: start.span)
        try raise(to: tallest, at: span)
        return Expression(kind: .interpolation(pieces), span: span)
    }

    /// What the lexer said of an interpolation that its line does not close, with where that was expected.
    ///
    /// - Parameter piece: the text before the interpolation, which ends with what opens it.
    private mutating func unclosedInterpolation(behind piece: Span) -> Rejection? {
        let position = errors.firstIndex { $0.problem == .unterminatedInterpolation && $0.span.upper == piece.upper }
        guard let position else { return nil }
        if endsValue(previous) { errors[position].replacement = (previous.span.atEnd, ")") }
        return Rejection(nil)
    }

    /// The text that a string, or a piece of one, stands for.
    private mutating func unescaped(_ token: Token) -> String {
        let range = contents(of: token)
        let bytes = source.bytes[range]
        if !bytes.contains(UInt8(ascii: "\\")) { return String(decoding: bytes, as: UTF8.self) }
        var text: [UInt8] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            if bytes[offset] != UInt8(ascii: "\\") {
                text.append(bytes[offset])
                offset += 1
                continue
            }
            let start = offset
            offset += 1
            guard offset < range.upperBound else { break }
            let letter = bytes[offset]
            offset += 1
            switch letter {
            case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
            case UInt8(ascii: "0"): text.append(0)
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(letter)
            case UInt8(ascii: "u"):
                if let scalar = unicodeEscape(at: &offset, in: bytes) {
                    text.append(contentsOf: String(Character(scalar)).utf8)
                } else {
                    reportEscape(from: start, to: offset)
                }
            default:
                while offset < range.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
                reportEscape(from: start, to: offset)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// `{1F600}` behind `\u`; moves past what it reads.
    private func unicodeEscape(at offset: inout Int, in bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard offset < bytes.endIndex, bytes[offset] == UInt8(ascii: "{"),
            let end = bytes[offset...].firstIndex(of: UInt8(ascii: "}"))
        else { return nil }
        let digits = String(decoding: bytes[(offset + 1)..<end], as: UTF8.self)
        offset = end + 1
        guard digits.utf8.count <= 8, let value = UInt32(digits, radix: 16) else { return nil }
        return Unicode.Scalar(value)
    }

    private mutating func reportEscape(from start: Int, to end: Int) {
        let span = Span(start, end)
        report(SyntaxError(.invalidEscape(source.text(in: span)), span))
    }

    /// The bytes between the quotes, or the parentheses of interpolations, of a token.
    private func contents(of token: Token) -> Range<Int> {
        let span = token.span
        let lower = span.lower + 1
        let isClosed =
            switch token.kind {
            case .string, .stringTail: span.upper > lower && source.bytes[span.upper - 1] == UInt8(ascii: "\"")
            default: true
            }
        let closerLength = token.kind == .stringHead || token.kind == .stringMiddle ? 2 : 1
        return lower..<max(lower, isClosed ? span.upper - closerLength : span.upper)
    }
}
