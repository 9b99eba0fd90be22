internal import Diagnostics

/// How the text of a source is divided into tokens, which differs by its accent.
struct LexicalRules {
    /// Whether signs of other languages are known as such: foreign operators, comments of HTML.
    let knowsForeignSigns: Bool
    /// Whether strings hold values in `\( )`, texts have three quotes, and block comments can be nested.
    let hasInterpolation: Bool
    /// Whether three quotes start a text of several lines; else they are an error, or quotes like others.
    let hasTextsOfLines: Bool
    /// Whether there are Objective-C's own tokens, such as `@"text"` and `->`.
    let hasObjectiveCTokens: Bool
    /// Whether there are Swift's own tokens, such as `#if`, `$0` and names in backquotes.
    let hasSwiftTokens: Bool
}

extension Accent {
    var lexicalRules: LexicalRules {
        LexicalRules(
            knowsForeignSigns: self == .masonry, hasInterpolation: self != .objectiveC, hasTextsOfLines: self == .swift,
            hasObjectiveCTokens: self == .objectiveC, hasSwiftTokens: self == .swift)
    }
}
