/// Where in its source a view or a constraint was written.
public struct Origin: Hashable, Sendable {
    /// The source's name: a file's path, or an input of a session such as `in[7]`.
    public var source: String
    /// The line in the source, from 1.
    public var line: Int
    /// The place in the source's UTF-8 bytes.
    public var range: Range<Int>

    public init(source: String, line: Int, range: Range<Int>) {
        self.source = source
        self.line = line
        self.range = range
    }
}
