internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import Scripts

/// Classifies the parts of a script, which may be unfinished or invalid.
public struct SyntaxHighlighter {
    private let vocabulary = Vocabulary(names: NameTable())

    public init() {}

    /// The highlighted ranges, in order.
    public func stretches(of text: String) -> [HighlightedRange] {
        let source = SourceText(name: "", text: text, isInput: true)
        let tokens = Lexer.tokens(of: source, names: vocabulary.names)
        var stretches: [HighlightedRange] = []
        var end = 0
        for (index, token) in tokens.enumerated() {
            // Between tokens there are only blanks and comments.
            if let start = source.bytes[end..<max(end, token.span.lower)].firstIndex(of: UInt8(ascii: "/")) {
                stretches.append(HighlightedRange(kind: .comment, range: start..<token.span.lower))
            }
            if let kind = kind(of: token, after: index > 0 ? tokens[index - 1] : nil) {
                stretches.append(HighlightedRange(kind: kind, range: token.span.range))
            }
            end = token.span.upper
        }
        return stretches
    }

    private func kind(of token: Token, after previous: Token?) -> HighlightedRange.Kind? {
        switch token.kind {
        case .number, .size: .number
        case .string, .stringHead, .stringMiddle, .stringTail, .unclosedString: .text
        case .unclosedComment: .comment
        case .identifier where previous?.kind == .dot: vocabulary.spelling(token.name) == nil ? nil : .member
        case .reserved: previous?.kind == .dot ? .member : .word
        case .identifier:
            startsStatement(token, after: previous) && StatementWord(token.name) != nil
                || vocabulary.builtin(token.name) != nil ? .word : nil
        default: nil
        }
    }

    private func startsStatement(_ token: Token, after previous: Token?) -> Bool {
        guard let previous else { return true }
        return token.startsLine || previous.kind == .semicolon || previous.kind == .leftBrace
    }
}
