internal import Diagnostics

/// How the lexer divides a source into tokens, which depends on the accent.
struct LexicalRules {
    /// Whether operators of other languages and HTML comments are recognized, to be reported.
    let knowsForeignTokens: Bool
    /// Whether strings have interpolation and triple quotes, and block comments can be nested.
    let hasInterpolation: Bool
    /// Whether triple quotes start a multi-line string.
    let hasTextsOfLines: Bool
    /// Whether there are Objective-C's own tokens, such as `@"text"` and `->`.
    let hasObjectiveCTokens: Bool
    /// Whether there are Swift's own tokens, such as `#if`, `$0` and names in backquotes.
    let hasSwiftTokens: Bool
}

extension Accent {
    var lexicalRules: LexicalRules {
        LexicalRules(
            knowsForeignTokens: self == .masonry, hasInterpolation: self != .objectiveC,
            hasTextsOfLines: self == .swift,
            hasObjectiveCTokens: self == .objectiveC, hasSwiftTokens: self == .swift)
    }
}
