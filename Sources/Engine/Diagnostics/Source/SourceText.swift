internal import LayoutTerms

/// The text of a script, with a name for messages.
public final class SourceText: Sendable {
    /// The path of a file, or the name that a session gives an input, such as `in[7]`.
    public let name: String
    /// Whether the text is an input of a session. Its lines have no visible numbers.
    public let isInput: Bool
    /// The accent to read the text with.
    public let accent: Accent
    /// What it is read with.
    package let context: SourceContext
    package let bytes: [UInt8]
    /// The offset at which each line starts.
    private let lineStarts: [UInt32]

    /// The maximum length of a text in bytes, so that every offset fits a `Span`.
    public static let maximumLength = Int(UInt32.max) / 2

    package convenience init(name: String, text: String, isInput: Bool = false, accent: Accent) {
        var text = text
        let bytes = text.withUTF8 { Array($0.prefix(Self.maximumLength)) }
        self.init(name: name, bytes: bytes, isInput: isInput, accent: accent, SourceContext())
    }

    /// The same text, read with other files.
    package convenience init(_ source: SourceText, _ context: SourceContext) {
        self.init(
            name: source.name, bytes: source.bytes, isInput: source.isInput, accent: source.accent, context)
    }

    /// - Parameter bytes: UTF-8.
    private init(name: String, bytes: [UInt8], isInput: Bool, accent: Accent, _ context: SourceContext) {
        self.context = context
        self.name = name
        self.isInput = isInput
        self.accent = accent
        self.bytes = bytes
        var starts: [UInt32] = [0]
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
            if byte == UInt8(ascii: "\r"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") { continue }
            starts.append(UInt32(truncatingIfNeeded: index + 1))
        }
        lineStarts = starts
    }

    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// In UTF-8 bytes.
    package var length: Int { bytes.count }

    /// The number of lines, at least 1.
    public var lineCount: Int { lineStarts.count }

    /// The number of the line, from 1, that contains the byte at an offset.
    public func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The column, from 1, of the byte at an offset, counted in Unicode scalars.
    public func column(at offset: Int) -> Int {
        let start = Int(lineStarts[line(at: offset) - 1])
        let before = bytes(in: start..<max(start, offset))
        return 1 + before.count { $0 & 0xC0 != 0x80 }
    }

    /// The column, from 1, of the byte at an offset as GNU counts it and editors show it: tabs go to every 8th column, and wide
    /// characters take two.
    public func screenColumn(at offset: Int) -> Int {
        let start = Int(lineStarts[line(at: offset) - 1])
        return 1
            + text(in: start..<max(start, offset)).reduce(0) { column, character in
                character == "\t" ? (column / 8 + 1) * 8 : column + character.displayWidth
            }
    }

    /// The range of a line, from 1, without its newline. Of lines that there are not, it is empty.
    public func range(ofLine line: Int) -> Range<Int> {
        guard lineStarts.indices.contains(line - 1) else { return bytes.count..<bytes.count }
        let lower = Int(lineStarts[line - 1])
        var upper = line < lineStarts.count ? Int(lineStarts[line]) - 1 : bytes.count
        if upper > lower, bytes[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
        return lower..<max(lower, upper)
    }

    /// The text between two offsets.
    public func text(in range: Range<Int>) -> String {
        String(decoding: bytes(in: range), as: UTF8.self)
    }

    /// The bytes between two offsets.
    package func bytes(in range: Range<Int>) -> ArraySlice<UInt8> { bytes[range.clamped(to: 0..<bytes.count)] }

    /// The byte at an offset; 0 outside the source.
    package func byte(at offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

    /// Whether an offset is between the bytes of one Unicode scalar.
    package func isInsideScalar(at offset: Int) -> Bool { byte(at: offset) & 0xC0 == 0x80 }

    /// Whether the message at a span is written as a call, with brackets or parentheses. Only methods are called that
    /// way.
    package func isCall(_ span: Span) -> Bool {
        let stretch = bytes(in: span.range)
        return stretch.first == UInt8(ascii: "[") || stretch.last == UInt8(ascii: ")")
    }

    /// The letters, digits and `_` at the start of a span.
    package func leadingName(in span: Span) -> String {
        let isLetter = { (byte: UInt8) in
            byte == UInt8(ascii: "_") || byte >= 0x80 || UnicodeScalar(byte).properties.isAlphabetic
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        return String(decoding: bytes(in: span.range).prefix(while: isLetter), as: UTF8.self)
    }

    package func text(in span: Span) -> String { text(in: span.range) }

    /// The spaces and tabs at the start of the line that contains an offset.
    package func indentation(at offset: Int) -> Substring {
        text(in: range(ofLine: line(at: offset))).prefix { $0 == " " || $0 == "\t" }
    }

    /// Whether a span starts and ends on the same line.
    package func isOnOneLine(_ span: Span) -> Bool { line(at: span.lower) == line(at: span.upper) }

    /// The source with edits, which don't overlap.
    package func applying(_ edits: [Replacement]) -> SourceText {
        var text = bytes
        for edit in edits.sorted(by: { $0.span.lower > $1.span.lower }) {
            text.replaceSubrange(edit.span.range.clamped(to: 0..<text.count), with: Array(edit.text.utf8))
        }
        return SourceText(name: name, bytes: text, isInput: isInput, accent: accent, context)
    }

}
