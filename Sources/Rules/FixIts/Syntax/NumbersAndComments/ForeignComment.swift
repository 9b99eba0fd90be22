/// A comment as other languages write it: `# a box`, `-- a box`, `<!-- a box -->`, or a `/*` that nothing closes.
enum ForeignComment: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        [commentWithHash, htmlComment, unclosedComment, commentWithDashes].lazy.compactMap { $0(error, context) }.first
    }

    /// A comment that starts with `#`.
    private static func commentWithHash(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .hashSign, error.span.range.count == 1, context.libraryOfDirective == nil else {
            return nil
        }
        return error.edited(error.span, "//")
    }

    private static var problem: SyntaxProblem {
        .explained(
            .otherLanguage, "`<!--` does not start a comment", help: "write comments as `// …` or `/* … */`")
    }

    /// A comment as in HTML: `<!-- a box -->`.
    private static func htmlComment(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .expected, .missingSeparator, .contentOfView, .alreadyReported: break
        default: return nil
        }
        guard let opening = context.commentOpening else { return nil }
        return SyntaxError(problem, opening, replacement: context.plainComment(from: opening))
    }

    /// A comment that starts with `/*` on one line and is never closed.
    private static func unclosedComment(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .unterminatedComment else { return nil }
        return context.isCommentOfLine(error.span) ? error.edited(error.span, "//") : nil
    }

    /// A comment that starts with `--`: `-- two boxes`, `view a -- the box`.
    private static func commentWithDashes(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .contentOfView, .expected(.statement, _): break
        default: return nil
        }
        // `--i` counts down.
        return context.index > context.start || !context.token(ahead: 2).isAdjacent ? context.comment : nil
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

    fileprivate var comment: SyntaxError? {
        let second = token(ahead: 1)
        guard current.kind == .minus, second.kind == .minus, second.isAdjacent else { return nil }
        let dashes = current.span.joined(with: second.span)
        return SyntaxError(Decrement.problem, dashes, replacement: (dashes, "//"))
    }
}
