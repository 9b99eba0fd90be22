package import Diagnostics

/// The white space and comments between two tokens.
package struct Gap {
    package private(set) var comments: [Comment] = []
    /// The newlines after the last comment.
    private(set) var newlinesAtEnd = 0

    static let none = Gap()

    /// Reads a range of a source that contains nothing else.
    package init(_ range: Range<Int>, of source: SourceText) {
        let bytes = source.bytes
        var offset = range.lowerBound
        if offset == 0, range.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
        // The start of a source is the start of a line.
        var newlines = range.lowerBound == 0 ? 1 : 0
        while offset < range.upperBound {
            let next = offset + 1 < range.upperBound ? bytes[offset + 1] : 0
            switch (bytes[offset], next) {
            case (UInt8(ascii: "\n"), _):
                newlines += 1
                offset += 1
            case (UInt8(ascii: "\r"), _):
                if next != UInt8(ascii: "\n") { newlines += 1 }
                offset += 1
            case (UInt8(ascii: "/"), UInt8(ascii: "/")), (UInt8(ascii: "#"), UInt8(ascii: "!")):
                let end = bytes[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
                add(source.text(in: offset..<end), endsLine: true, newlines)
                newlines = 0
                offset = end
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                let end = Self.endOfBlockComment(at: offset, in: bytes[..<range.upperBound])
                add(source.text(in: offset..<end), endsLine: false, newlines)
                newlines = 0
                offset = end
            default:
                offset += 1
            }
        }
        newlinesAtEnd = newlines
    }

    private init() {}

    private mutating func add(_ text: String, endsLine: Bool, _ newlines: Int) {
        // By scalars, as `\r\n` is one character.
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map(\.withoutBlanksAtEnd)
        comments.append(
            Comment(text: lines.joined(separator: "\n"), endsLine: endsLine, newlinesBefore: newlines))
    }

    private static func endOfBlockComment(at start: Int, in bytes: ArraySlice<UInt8>) -> Int {
        var offset = start
        var depth = 0
        while offset + 1 < bytes.endIndex {
            switch (bytes[offset], bytes[offset + 1]) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
            case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
            default:
                offset += 1
                continue
            }
            offset += 2
            if depth == 0 { return offset }
        }
        return bytes.endIndex
    }

    // MARK: Lines

    var hasNewline: Bool {
        newlinesAtEnd > 0 || comments.contains { $0.startsLine || $0.endsLine || $0.text.utf8.contains(10) }
    }

    /// The number of comments on the previous token's line, if the line ends with them.
    var trailingCount: Int {
        let count = comments.prefix { !$0.startsLine }.count
        return count < comments.count || newlinesAtEnd > 0 || comments.last?.endsLine == true ? count : 0
    }

    /// The newlines after the comment at an index, or after the token before the gap for -1.
    func newlines(after index: Int) -> Int {
        index + 1 < comments.count ? comments[index + 1].newlinesBefore : newlinesAtEnd
    }
}

extension Substring.UnicodeScalarView {
    fileprivate var withoutBlanksAtEnd: String {
        var text = self
        while let last = text.last, last.properties.isWhitespace { text.removeLast() }
        return String(text)
    }
}
