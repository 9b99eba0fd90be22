package import Diagnostics

/// Reads the text of strings from their tokens.
package struct StringContents {
    private let source: SourceText
    package private(set) var errors: [SyntaxError] = []

    package init(_ source: SourceText) { self.source = source }

    /// The text of a string or a piece of one, with its escapes replaced.
    package mutating func text(of token: Token) -> String {
        let range = contents(of: token)
        let bytes = source.bytes[range]
        if !bytes.contains(UInt8(ascii: "\\")) || source.bytes[token.span.lower] == UInt8(ascii: "#") {
            return String(decoding: bytes, as: UTF8.self)
        }
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
            case UInt8(ascii: "\n"):
                // In a multi-line string, the next line continues this one.
                while offset < range.upperBound, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
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

    /// Reads `{1F600}` after `\u` and moves past it; nil if that is not a Unicode scalar.
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
        errors.append(SyntaxError(.invalidEscape(source.text(in: span)), span))
    }

    /// The bytes between the quotes, or the parentheses of interpolations, of a token.
    private func contents(of token: Token) -> Range<Int> {
        let span = token.span
        if source.bytes[span.lower] == UInt8(ascii: "#") {
            return span.lower + 2..<max(span.lower + 2, span.upper - 2)
        }
        if token.kind == .string, source.text(in: span).hasPrefix("\"\"\"") {
            return span.lower + 3..<max(span.lower + 3, span.upper - 3)
        }
        let text = source.text(in: span)
        let isHeadOfLines = token.kind == .stringHead && text.hasPrefix("\"\"\"")
        let lower = span.lower + (isHeadOfLines ? 3 : 1)
        if token.kind == .stringTail, text.hasSuffix("\"\"\"") { return lower..<max(lower, span.upper - 3) }
        let isClosed =
            switch token.kind {
            case .string, .stringTail: span.upper > lower && source.bytes[span.upper - 1] == UInt8(ascii: "\"")
            default: true
            }
        let closerLength = token.kind == .stringHead || token.kind == .stringMiddle ? 2 : 1
        return lower..<max(lower, isClosed ? span.upper - closerLength : span.upper)
    }
}
