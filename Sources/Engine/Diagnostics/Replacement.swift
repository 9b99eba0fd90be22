/// What to write instead of a range of a source, ready to be pasted or applied.
public struct Replacement: Hashable, Sendable {
    public let source: SourceText
    public let span: Span
    public let text: String

    /// The maximum length that is shown, in bytes.
    package static let longest = 1000

    public init(source: SourceText, span: Span, text: String) {
        self.source = source
        self.span = span
        self.text = text
    }

    /// The fixed lines, without the spaces and tabs at both ends. If the old lines exceed the maximum, only the new
    /// text.
    public var lines: String {
        let (before, after) = surroundings
        guard before.count + after.count + span.range.count <= Self.longest else { return text }
        return (source.text(in: before) + text + source.text(in: after)).trimmingSpaces
    }

    /// The fixed lines. If they exceed the limit, in bytes, or the maximum, only the new text and what it replaces;
    /// empty if that exceeds the limit, too.
    package func written(atMost limit: Int) -> String {
        if let changedLines, changedLines.utf8.count <= limit { return changedLines }
        let (before, after) = surroundings
        if before.count + text.utf8.count + after.count <= min(limit, Self.longest) { return lines }
        let old = source.text(in: span)
        guard text.utf8.count + old.utf8.count <= limit else { return "" }
        if text.isEmpty { return "the same without \(old)" }
        return old.isEmpty ? "insert \(text) here" : "\(text) instead of \(old)"
    }

    /// Of many lines only those that change, with their numbers; nil if there are few, or most of them change.
    private var changedLines: String? {
        let (before, after) = surroundings
        guard before.count + after.count + span.range.count <= Self.longestCompared else { return nil }
        let old = source.text(in: before.lowerBound..<after.upperBound).split(
            separator: "\n", omittingEmptySubsequences: false)
        let whole = source.text(in: before) + text + source.text(in: after)
        let new = whole.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = new.difference(from: old).inferringMoves()
        let inserted = changes.insertions.map { if case .insert(let line, _, _) = $0 { line } else { 0 } }
        guard let top = inserted.first, let bottom = inserted.last else { return nil }
        let isSplit = bottom - top + 1 > inserted.count
        guard isSplit || new.count > Self.fewLines && inserted.count < new.count - 2 else { return nil }
        let first = source.line(at: span.lower)
        let left = changes.removals.compactMap { change -> String? in
            guard case .remove(let line, let text, .some) = change, !text.isEmpty else { return nil }
            return "instead of line \(first + line): \(String(text).trimmingSpaces)"
        }
        return (inserted.map { "line \(first + $0): \(String(new[$0]).trimmingSpaces)" } + left)
            .joined(separator: "\n")
    }

    /// So many lines are shown whole.
    private static let fewLines = 3
    /// In a longer text, in bytes, no lines are compared.
    private static let longestCompared = 20_000

    /// The rest of the range's lines, before and after it.
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
