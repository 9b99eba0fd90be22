/// A range of a source, in UTF-8 bytes. It never ends before it starts.
public struct Span: Hashable, Sendable {
    package let first: UInt32
    package let end: UInt32

    public init(_ lower: Int, _ upper: Int) {
        first = UInt32(truncatingIfNeeded: lower)
        end = UInt32(truncatingIfNeeded: max(lower, upper))
    }

    package init(_ range: Range<Int>) {
        self.init(range.lowerBound, range.upperBound)
    }

    /// The offset of the first byte.
    public var lower: Int { Int(first) }
    /// The offset after the last byte.
    public var upper: Int { Int(end) }
    public var range: Range<Int> { lower..<upper }

    /// From the start of this span to the end of the other.
    package func joined(with other: Span) -> Span {
        Span(lower, max(upper, other.upper))
    }

    /// Whether the other lies within this one.
    package func contains(_ other: Span) -> Bool { lower <= other.lower && other.upper <= upper }

    /// The empty span at the start of this one.
    package var atStart: Span { Span(lower, lower) }

    /// The empty span at the end of this one.
    package var atEnd: Span { Span(upper, upper) }
}
