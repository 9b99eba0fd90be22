/// A stretch of a script that is shown in one color.
public struct SyntaxStretch: Hashable, Sendable {
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// What starts a statement, is reserved, or has a meaning by itself.
        case word
        /// What the language knows behind a dot.
        case member
        case number, text, comment
    }

    public let kind: Kind
    /// In UTF-8 bytes.
    public let range: Range<Int>
}
