internal import Diagnostics

/// A small edit of a statement's tokens.
struct TokenEdit {
    /// What is changed.
    enum Kind {
        /// Two words that are one.
        case joinedWords(String)
        /// A word that is two.
        case splitWord(String, String)
        /// A statement that starts on the line of another.
        case lineBreak(before: String)
        case otherToken(String, was: String)
        case missingToken(String)
        case extraToken(String, isDoubled: Bool)
        case swappedTokens(String, String)
        case swappedArguments(String, String)
        case otherWord(String, was: String)
        case missingWord(String)
    }

    let kind: Kind
    let span: Span
    let text: String
    /// How unlikely it is; the cheapest edit is tried first.
    let cost: Double

    /// Whether it is a common slip.
    let isUsual: Bool

    /// Whether it only moves words apart or together.
    var isSpacing: Bool {
        switch kind {
        case .joinedWords, .splitWord, .lineBreak: true
        default: false
        }
    }

    /// Whether it removes an operator or a punctuation mark after the same one.
    var isDoubledToken: Bool { if case .extraToken(_, isDoubled: true) = kind { true } else { false } }

    var addsClosingBracket: Bool { if case .missingToken = kind { [")", "]"].contains(text) } else { false } }

    /// Whether it writes a comma between two elements on lines of their own.
    var isCommaAtEndOfLine: Bool { if case .missingToken(",") = kind { text == "," } else { false } }

    /// What is probably wrong, in a sentence.
    var sentence: String {
        switch kind {
        case .joinedWords(let word): "`\(word)` is one word"
        case .splitWord(let first, let second): "`\(first)` and `\(second)` are two words"
        case .lineBreak(let word): "a new line is missing before `\(word)`"
        case .otherToken(let token, let was): "this should be `\(token)`, not `\(was)`"
        case .missingToken(let token): "a `\(token)` is missing"
        case .extraToken(let token, _): "this `\(token)` is one too many"
        case .swappedTokens(let first, let second): "`\(first)` comes before `\(second)`"
        case .swappedArguments(let first, let second): "`\(first)` and `\(second)` are the wrong way round"
        case .otherWord(let word, let was): "there is no `\(was)` here: did you mean `\(word)`?"
        case .missingWord(let word): "`\(word)` is missing"
        }
    }
}
