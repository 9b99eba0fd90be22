/// The place in the source of a view or a constraint.
///
/// A reference to shared storage, because every view and constraint has one.
public struct Origin: Sendable {
    private let place: Place

    private final class Place: Sendable {
        let source: String
        let line: Int
        let range: Range<Int>
        let text: (any AnyObject & Sendable)?

        init(source: String, line: Int, range: Range<Int>, text: (any AnyObject & Sendable)?) {
            self.source = source
            self.line = line
            self.range = range
            self.text = text
        }
    }

    /// - Parameter text: the source's text when it was read, for display; the source may change later.
    public init(source: String, line: Int, range: Range<Int>, text: (any AnyObject & Sendable)? = nil) {
        place = Place(source: source, line: line, range: range, text: text)
    }

    /// The source's name: a file's path, or an input of a session such as `in[7]`.
    public var source: String { place.source }
    /// The line in the source, from 1.
    public var line: Int { place.line }
    /// The range in the source's UTF-8 bytes.
    public var range: Range<Int> { place.range }
    /// The text when it was read, if the creator of the origin keeps it.
    public var text: (any AnyObject & Sendable)? { place.text }
}

extension Origin: Hashable {
    public static func == (one: Origin, other: Origin) -> Bool {
        one.place === other.place || one.range == other.range && one.line == other.line && one.source == other.source
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(range)
    }
}
