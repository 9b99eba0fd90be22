internal import Diagnostics
internal import FixIts
internal import Syntax

/// A division that is a comment: `7 // 2`.
enum CommentedDivisor: SourceRule {
    package static let id = Slug("commented-divisor")

    /// Finds comments after a value that contain only a number.
    static func findings(in source: SourceText, of scene: LintScene) -> [(place: Span, words: LintWords)] {
        guard source.accent == .masonry, source.hasNumberInComment else { return [] }
        let tokens = Lexer.tokens(of: source, names: scene.names)
        return zip(tokens, tokens.dropFirst()).compactMap { token, next in
            guard token.kind == .number || token.kind == .identifier,
                let divisor = source.divisor(inCommentBetween: token, next)
            else { return nil }
            let quotient = "floor(\(source.text(in: token.span)) / \(source.text(in: divisor)))"
            let words = LintWords(
                message: "`//` starts a comment: nothing is divided",
                edit: Replacement(source: source, span: Span(token.span.lower, divisor.upper), text: quotient))
            return (Span(token.span.upper, divisor.upper), words)
        }
    }
}

extension SourceText {
    /// Whether a `//` is followed by a digit. Few sources have that, and only those are lexed.
    fileprivate var hasNumberInComment: Bool {
        var offset = 0
        while let start = firstOffset(of: "//", from: offset) {
            offset = start + 1
            let comment = bytes[(start + 2)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            if let first = comment.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { return true }
        }
        return false
    }

    /// The number in a comment on the line of a token; nil if the comment contains anything else.
    fileprivate func divisor(inCommentBetween token: Token, _ next: Token) -> Span? {
        let line = line(at: token.span.upper)
        let end = range(ofLine: line).upperBound
        guard token.span.upper < end, next.span.lower >= end else { return nil }
        let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let comment = bytes[token.span.upper..<end].drop(while: isBlank)
        guard comment.starts(with: "//".utf8) else { return nil }
        let number = comment.dropFirst(2).drop(while: isBlank)
        let digits = number.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard !digits.isEmpty, number[digits.endIndex...].allSatisfy(isBlank) else { return nil }
        return Span(digits.startIndex, digits.endIndex)
    }
}
