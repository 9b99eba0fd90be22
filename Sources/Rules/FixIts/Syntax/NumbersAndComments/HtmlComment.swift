internal import Syntax
internal import Diagnostics

/// A comment as in HTML: `<!-- a box -->`.
enum HtmlComment: SyntaxRule {
    static let id: RuleID = "html-comment"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        problem == .htmlComment
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        return error.with(context.plainComment(from: error.span))
    }
}

extension SyntaxContext {
    /// `<!-- … -->` as a comment.
    fileprivate func plainComment(from token: Span) -> Edit? {
        let end = Array("-->".utf8)
        let rest = source.bytes(in: token.upper..<source.length)
        guard let closing = rest.indices.first(where: { rest[$0...].starts(with: end) }) else { return nil }
        let text = source.text(in: token.upper..<closing)
        if text.contains("*/") { return nil }
        let upper = closing + end.count
        let isLast = source.text(in: upper..<max(upper, source.range(ofLine: source.line(at: upper)).upperBound))
            .allSatisfy(\.isWhitespace)
        let isOfLine = isLast && !text.contains("\n")
        let line = String(text.reversed().drop(while: \.isWhitespace).reversed())
        return (Span(token.lower, upper), isOfLine ? "//\(line)" : "/*\(text)*/")
    }
}
