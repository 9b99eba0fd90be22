internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A comment as in HTML: `<!-- a box -->`.
enum HtmlComment: SyntaxRule {
    static let id: RuleID = "html-comment"

    private static var problem: SyntaxProblem {
        .explained(
            .otherLanguage, "`<!--` does not start a comment", help: "write comments as `// …` or `/* … */`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .expected, .missingSeparator, .contentOfView, .alreadyReported: break
        default: return nil
        }
        guard let opening = context.commentOpening else { return nil }
        return SyntaxError(problem, opening, replacement: context.plainComment(from: opening))
    }
}

extension SyntaxContext {
    /// The `<!--` at or before the place, in the same statement.
    fileprivate var commentOpening: Span? {
        let kinds: [Token.Kind] = [.less, .not, .minus, .minus]
        return (start...max(start, index)).lazy.compactMap { first in
            let last = first + kinds.count - 1
            guard tokens[first].kind == .less, (first...last).map({ tokens[$0].kind }) == kinds,
                case let span = span(from: first, through: last), span.upper - span.lower == kinds.count
            else { return nil }
            return span
        }.first
    }

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
