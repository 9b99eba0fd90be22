internal import Evaluator
package import Diagnostics
internal import Masonry

extension Report {
    /// A stretch of a source.
    public struct Place: Codable, Hashable, Sendable {
        /// A file's path, or the name of an input of a session.
        public var source: String
        public var start: Position
        /// Exclusive.
        public var end: Position
    }

    public struct Position: Codable, Hashable, Sendable {
        /// From 1.
        public var line: Int
        /// From 1, in Unicode scalars.
        public var column: Int
        /// From 1, as editors show it: tabs go to every 8th column, and wide characters take two; nil if that is `column`.
        public var screenColumn: Int?
        /// From 0, in bytes of UTF-8.
        public var offset: Int

        public init(line: Int, column: Int, screenColumn: Int? = nil, offset: Int) {
            self.line = line
            self.column = column
            self.screenColumn = screenColumn == column ? nil : screenColumn
            self.offset = offset
        }
    }
}

extension Report.Place {
    package init(_ span: Span, of source: SourceText) {
        let position = { (offset: Int) in
            Report.Position(
                line: source.line(at: offset), column: source.column(at: offset),
                screenColumn: source.screenColumn(at: offset), offset: offset)
        }
        self.init(source: source.name, start: position(span.lower), end: position(span.upper))
    }

    /// A line, from 1.
    package init(line: Int, of source: SourceText) {
        let range = source.range(ofLine: line)
        self.init(Span(range.lowerBound, range.upperBound), of: source)
    }

    /// Nil where no script made it.
    init?(_ origin: Origin?) {
        guard let origin, let text = origin.sourceText else { return nil }
        self.init(Span(origin.range.lowerBound, origin.range.upperBound), of: text)
    }
}
