internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A comment that starts with `/*` on one line and is never closed.
enum UnclosedComment: SyntaxRule {
    static let id: RuleID = "unclosed-comment"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .unterminatedComment else { return nil }
        return context.isCommentOfLine(error.span) ? error.edited(error.span, "//") : nil
    }
}

extension SyntaxContext {
    /// Whether an unclosed comment has words on its line, and a statement is below it.
    fileprivate func isCommentOfLine(_ token: Span) -> Bool {
        let line = source.range(ofLine: source.line(at: token.lower))
        let next = source.line(at: token.lower) + 1
        guard next <= source.lineCount,
            !source.text(in: token.upper..<max(token.upper, line.upperBound)).allSatisfy(\.isWhitespace)
        else { return false }
        let below = Lexer.tokens(of: source, in: source.range(ofLine: next), names: names)
        guard let first = below.first, below.count > 1 else { return false }
        return first.kind == .reserved
            || first.kind == .identifier && (StatementWord(first.name) != nil || below[1].kind == .dot)
    }
}
