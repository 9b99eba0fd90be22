package import Syntax
internal import Diagnostics

// Brackets that are not closed, or closed by the wrong one.
extension AccentParser {
    /// The error for a wrong closing bracket, as in `[view layoutIfNeeded);`, or an extra one, as in `[view
    /// layoutIfNeeded)];`; nil if it closes a bracket further out.
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

    /// Whether a bracket of this kind is open outside another one, in the same braces.
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

    /// The error for a bracket that is still open at the end, at a new line, a `;` or another closing bracket; nil if
    /// the current token may be the mistake.
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

    /// The error for an unbalanced bracket anywhere in the source. Reading skips some code in brackets without checking
    /// it.
    var unbalancedBracket: SyntaxError? { .unbalanced(in: tokens, before: .end) }
}

extension SyntaxError {
    /// The error for the first bracket that closes nothing, or for the innermost one that is open at the end; nil if
    /// they are balanced. Any closing bracket closes any opening one.
    package static func unbalanced(in tokens: some Sequence<Token>, before end: Found) -> SyntaxError? {
        var open = Tokens()
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
