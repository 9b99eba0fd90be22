internal import Masonry
internal import Diagnostics
internal import Syntax
internal import Scripts

// Divisions that are comments.
extension Interpreter {
    /// `7 // 2`, in the scripts that were run: a number alone in the comment behind a value.
    var commentedDivisors: [(diagnostic: Diagnostic, lines: Set<Int>)] {
        knownSources.filter { $0.accent == .masonry && $0.hasNumberInComment }.flatMap { source in
            let tokens = Lexer.tokens(of: source, names: names)
            return zip(tokens, tokens.dropFirst()).compactMap { token, next -> (Diagnostic, Set<Int>)? in
                guard token.kind == .number || token.kind == .identifier,
                    let divisor = source.divisor(inCommentBetween: token, next)
                else { return nil }
                let line = source.line(at: token.span.lower)
                let whole = Span(token.span.lower, divisor.upper)
                let quotient = "floor(\(source.text(in: token.span)) / \(source.text(in: divisor)))"
                let diagnostic = Diagnostic(
                    severity: .warning, slug: Slug.commentedDivisor.rawValue,
                    message: "`//` starts a comment: nothing is divided",
                    labels: [Diagnostic.Label(source: source, span: Span(token.span.upper, divisor.upper))],
                    replacement: Replacement(source: source, span: whole, text: quotient))
                return (diagnostic, [line])
            }
        }
    }
}

extension SourceText {
    /// Whether a line has a comment that starts with a number. Few have one, and only they are read again.
    fileprivate var hasNumberInComment: Bool {
        let slash = UInt8(ascii: "/")
        var rest = bytes[...]
        while let start = rest.firstIndex(of: slash) {
            rest = rest[(start + 1)...]
            guard rest.first == slash else { continue }
            let comment = rest.dropFirst().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            if let first = comment.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) { return true }
        }
        return false
    }

    /// The number that a comment on a token's line consists of; nil where it says anything else.
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
