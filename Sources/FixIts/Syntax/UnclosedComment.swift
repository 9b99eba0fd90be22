internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A comment that starts with `/*` on one line and is never closed.
enum UnclosedComment: SyntaxRule {
    static let id: RuleID = "unclosed-comment"

    static let page = RulePage(
        meaning: "A comment that starts with `/*` ends with `*/`. Use `//` for a comment that ends with its line.",
        examples: [
            RulePage.Example(
                before: "/* a box\nview a",
                after: "// a box\nview a")
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        problem == .unterminatedComment
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        return context.isCommentOfLine(error.span) ? error.edited(error.span, "//") : nil
    }
}

extension SyntaxContext {
    /// Whether an unclosed comment has words on its line, and a statement is below it.
    fileprivate func isCommentOfLine(_ sign: Span) -> Bool {
        let line = source.range(ofLine: source.line(at: sign.lower))
        let next = source.line(at: sign.lower) + 1
        guard next <= source.lineCount,
            !source.text(in: sign.upper..<max(sign.upper, line.upperBound)).allSatisfy(\.isWhitespace)
        else { return false }
        let words = source.text(in: source.range(ofLine: next)).split { !$0.isLetter && $0 != "." }
        let word = words.first?.split(separator: ".").first.map(String.init) ?? ""
        return StatementWord(rawValue: word) != nil || ReservedWord(rawValue: word) != nil
            || Builtin(rawValue: word)?.isChainWord ?? false || words.first?.contains(".") ?? false
    }
}
