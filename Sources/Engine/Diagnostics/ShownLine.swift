internal import LayoutTerms

/// A line of a source as it is shown: with tabs expanded and control characters escaped, cut to a width around a place.
struct ShownLine {
    private(set) var text = ""
    /// The offset in the source and the column of each shown character, and of the end.
    private var stops: [(offset: Int, column: Int)] = []
    package var column = 0
    private let startOffset: Int
    private let endOffset: Int
    private let reachesEnd: Bool
    private let isASCII: Bool

    static let tabWidth = 4

    init(source: SourceText, range: Range<Int>, around span: Span, columns: Int, isASCII: Bool = false) {
        self.isASCII = isASCII
        // Counting bytes instead of columns is close enough, and avoids reading a long line whole.
        var visible = range
        if range.count > columns {
            // The ellipses take columns, too.
            let room = max(1, columns - 2 * (isASCII ? "..." : "…").count)
            let lower = max(range.lowerBound, min(span.lower - room / 3, range.upperBound - room))
            visible =
                Self.aligned(
                    lower, in: source)..<Self.aligned(
                    min(range.upperBound, lower + room), in: source)
        }
        (startOffset, endOffset) = (visible.lowerBound, visible.upperBound)
        reachesEnd = visible.upperBound == range.upperBound
        if visible.lowerBound > range.lowerBound { putEllipsis() }
        var offset = visible.lowerBound
        for character in source.text(in: visible) {
            stops.append((offset, column))
            put(character)
            offset += character.utf8.count
        }
        stops.append((offset, column))
        if visible.upperBound < range.upperBound { putEllipsis() }
    }

    /// Whether the start of a span is in the shown part of the line. For the span that the line is cut around, it is.
    func shows(_ span: Span) -> Bool {
        span.lower >= startOffset && (span.lower < endOffset || reachesEnd)
    }

    /// The column at which a span starts in the shown text, and how many columns it takes, at least one.
    func columns(of span: Span) -> (start: Int, width: Int) {
        let start = column(of: span.lower)
        let end = column(of: min(max(span.upper, span.lower), endOffset))
        return (start, max(1, end - start))
    }

    private func column(of offset: Int) -> Int {
        stops.last { $0.offset <= offset }?.column ?? 0
    }

    private mutating func putEllipsis() {
        for character in isASCII ? "..." : "…" { put(character) }
    }

    private mutating func put(_ character: Character) {
        if character == "\t" {
            let spaces = Self.tabWidth - column % Self.tabWidth
            text += String(repeating: " ", count: spaces)
            column += spaces
        } else {
            let shown = String(character).visible(asASCII: isASCII)
            text += shown
            column += shown.displayWidth
        }
    }

    private static func aligned(_ offset: Int, in source: SourceText) -> Int {
        var offset = offset
        while offset > 0, offset < source.bytes.count, source.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }
}
