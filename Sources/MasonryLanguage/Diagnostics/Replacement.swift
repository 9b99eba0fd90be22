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
        let first = source.range(ofLine: source.line(at: span.lower)).lowerBound
        let last = source.range(ofLine: source.line(at: span.upper)).upperBound
        guard max(last, span.upper) - first <= Self.longest else { return text }
        let before = source.text(in: first..<span.lower)
        let after = source.text(in: span.upper..<max(last, span.upper))
        return (before + text + after).trimmingSpaces
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
