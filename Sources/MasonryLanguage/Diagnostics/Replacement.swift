/// What to write in the place of a stretch of a source, ready to be pasted or applied.
public struct Replacement: Hashable, Sendable {
    public let source: SourceText
    public let span: Span
    public let text: String

    private static let longest = 1000

    public init(source: SourceText, span: Span, text: String) {
        self.source = source
        self.span = span
        self.text = text
    }

    /// The lines that the stretch is on as they would be, without the blanks around them; of what is longer than anybody
    /// reads only what is new.
    public var lines: String {
        let (before, after) = surroundings
        guard before.count + after.count + span.range.count <= Self.longest else { return text }
        return (source.text(in: before) + text + source.text(in: after)).trimmingSpaces
    }

    /// The same, of which so many bytes around what is new are left at most, with a mark where something was cut off.
    func lines(atMost limit: Int, mark: String) -> String {
        let (before, after) = surroundings
        let whole = before.count + text.utf8.count + after.count
        if whole <= limit { return (source.text(in: before) + text + source.text(in: after)).trimmingSpaces }
        if text.utf8.count > limit { return "" }
        let room = (limit - text.utf8.count) / 2
        var start = before.upperBound - min(before.count, room)
        var end = after.lowerBound + min(after.count, room)
        while start < before.upperBound, source.isInsideScalar(at: start) { start += 1 }
        while end > after.lowerBound, source.isInsideScalar(at: end) { end -= 1 }
        return (start > before.lowerBound ? mark : "") + source.text(in: start..<before.upperBound) + text
            + source.text(in: after.lowerBound..<end) + (end < after.upperBound ? mark : "")
    }

    /// What stands on the stretch's lines before and behind it.
    private var surroundings: (before: Range<Int>, after: Range<Int>) {
        let first = source.range(ofLine: source.line(at: span.lower)).lowerBound
        let last = source.range(ofLine: source.line(at: span.upper)).upperBound
        return (first..<max(first, span.lower), span.upper..<max(last, span.upper))
    }

    public static func == (one: Replacement, other: Replacement) -> Bool {
        one.source === other.source && one.span == other.span && one.text == other.text
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(span)
        hasher.combine(text)
    }
}

extension String {
    /// Without the spaces and tabs at both ends.
    fileprivate var trimmingSpaces: String {
        let isSpace = { (character: Character) in character == " " || character == "\t" }
        return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }
}
