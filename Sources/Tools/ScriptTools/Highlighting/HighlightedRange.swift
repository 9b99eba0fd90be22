/// A range of a script that is shown in one color.
public struct HighlightedRange: Hashable, Sendable {
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// A keyword, a reserved word, or a name with a fixed meaning.
        case word
        /// A known member after a dot.
        case member
        case number, text, comment
    }

    public let kind: Kind
    /// In UTF-8 bytes.
    public let range: Range<Int>
}
