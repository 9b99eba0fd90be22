/// A name that fits at the cursor.
public struct Completion: Hashable, Sendable {
    public let text: String
    /// A short description.
    public let summary: String
    /// The current value, if it has one.
    public let value: String?
    /// What must follow the name: the parenthesis of a call, or both; else empty.
    public let following: String

    public init(text: String, summary: String, value: String? = nil, following: String = "") {
        self.text = text
        self.summary = summary
        self.value = value
        self.following = following
    }
}

/// The names that fit at a cursor, and the bytes of the text to replace.
public struct Completions: Hashable, Sendable {
    public let range: Range<Int>
    public let candidates: [Completion]
}
