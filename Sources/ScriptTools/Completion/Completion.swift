/// A name that fits at the cursor.
public struct Completion: Hashable, Sendable {
    public let text: String
    /// What it is, in a few words.
    public let summary: String
    /// What it is now, for what has a value.
    public let value: String?

    public init(text: String, summary: String, value: String? = nil) {
        self.text = text
        self.summary = summary
        self.value = value
    }
}

/// The names that fit at a cursor, and the bytes of the text that one of them replaces.
public struct Completions: Hashable, Sendable {
    public let range: Range<Int>
    public let candidates: [Completion]
}
