package import Syntax
internal import Diagnostics

// Brackets that are not closed, or by others.
extension AccentParser {
    /// The error for a bracket that another closes in its place, as in `[view layoutIfNeeded);`, or that
    /// stands too much before it, as in `[view layoutIfNeeded)];`; nil where the other one
    /// closes what is open further out.
    func mismatched(before closing: Token.Kind) -> SyntaxError? {
        let found = current
        let ends: [Token.Kind] = [.rightParen, .rightBracket]
        guard ends.contains(closing), ends.contains(found.kind),
            let opening = innermostOpening, let bracket = tokens[opening].kind.spelling,
            SyntaxProblem.closing(of: bracket) == closing.spelling, !isOpen(for: found.kind, outside: opening)
        else { return nil }
        if token(ahead: 1).kind == closing {
            return SyntaxError(.unexpectedClosing(found.kind.spelling ?? ""), found.span)
        }
        return SyntaxError(
            .mismatched(bracket, closing: found.kind.spelling ?? ""), found.span,
            related: SyntaxError.Related(span: tokens[opening].span, .opening))
    }

    /// Whether a bracket that stands before another one, in the same braces, is closed by a kind of token.
    private func isOpen(for closing: Token.Kind, outside opening: Int) -> Bool {
        var depth = 0
        for position in (0..<opening).reversed().prefix(1_000) {
            switch tokens[position].kind {
            case .rightBrace, .rightParen, .rightBracket: depth += 1
            case .leftBrace, .leftParen, .leftBracket:
                if depth > 0 {
                    depth -= 1
                    continue
                }
                if tokens[position].kind == .leftBrace { return false }
                let own = SyntaxProblem.closing(of: tokens[position].kind.spelling ?? "")
                if own == closing.spelling { return true }
            default: continue
            }
        }
        return false
    }

    /// The error for a bracket that the end, a new line or another bracket finds open; nil where the current token may as
    /// well be what is wrong.
    package func unclosed(before closing: Token.Kind) -> Rejection? {
        let found = current
        let isPastEnd = found.kind == .end || found.startsLine
        guard isPastEnd || [.semicolon, .rightParen, .rightBracket, .rightBrace].contains(found.kind),
            let opening = innermostOpening, let bracket = tokens[opening].kind.spelling,
            SyntaxProblem.closing(of: bracket) == closing.spelling
        else { return nil }
        return Rejection(
            SyntaxError(
                .unclosed(bracket, found: self.found), tokens[opening].span,
                related: SyntaxError.Related(
                    span: isPastEnd ? previous.span.atEnd : found.span, .expected(closing.spelling ?? ""))))
    }

    /// The error for a bracket of the source that no other closes or opens. Reading passes over some of what is in brackets
    /// without a look at them.
    var unbalancedBracket: SyntaxError? { .unbalanced(in: tokens, before: .end) }
}

extension SyntaxError {
    /// The error for the first bracket that closes nothing, or for the innermost that is open at the end; nil where each has
    /// another.
    package static func unbalanced(in tokens: some Sequence<Token>, before end: Found) -> SyntaxError? {
        var open: [Token] = []
        for token in tokens {
            switch token.kind {
            case .leftBrace, .leftParen, .leftBracket: open.append(token)
            case .rightBrace, .rightParen, .rightBracket:
                if open.popLast() == nil {
                    return SyntaxError(.unexpectedClosing(token.kind.spelling ?? ""), token.span)
                }
            default: continue
            }
        }
        return open.last.map { SyntaxError(.unclosed($0.kind.spelling ?? "", found: end), $0.span) }
    }
}
