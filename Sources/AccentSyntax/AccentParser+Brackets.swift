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
            related: SyntaxError.Related(span: tokens[opening].span, message: "opened here"))
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
        let endsClass = found.kind == .at && isWord("end", ahead: 1)
        if found.kind == .end || endsClass, closing == .rightBrace, let error = unclosedBrace(from: opening) {
            return Rejection(error)
        }
        var last = index - 1
        if isPastEnd, closing != .rightBrace {
            last = opening
            // A line goes on behind what opens on it.
            while last + 1 < index, !tokens[last + 1].startsLine {
                last += 1
                if [.leftBrace, .leftParen, .leftBracket].contains(tokens[last].kind) {
                    last = min(end(ofBracketAt: last), index) - 1
                }
            }
        }
        if isPastEnd, closing == .rightBracket, previous.kind == .rightBrace {
            // What a message is given last is a block.
            let startsStatement =
                opening == 0 || [.semicolon, .rightBrace, .leftBrace].contains(tokens[opening - 1].kind)
            return Rejection(
                SyntaxError(
                    .unclosed("[", found: found.kind == .end ? "the end" : "`\(source.text(in: found.span))`"),
                    tokens[opening].span,
                    related: SyntaxError.Related(span: previous.span.atEnd, message: "expected `]`"),
                    replacement: (previous.span.atEnd, startsStatement && source.accent == .objectiveC ? "];" : "]")))
        }
        let isWhole = last == opening || ![.comma, .leftParen, .leftBracket, .leftBrace].contains(tokens[last].kind)
        let place = tokens[isWhole ? last : index - 1].span.atEnd
        return Rejection(
            SyntaxError(
                .unclosed(bracket, found: found.kind == .end ? "the end" : "`\(source.text(in: found.span))`"),
                tokens[opening].span,
                related: SyntaxError.Related(span: place, message: "expected `\(closing.spelling ?? "")`"),
                replacement: isWhole && closing != .rightBrace ? (place, closing.spelling ?? "") : nil))
    }

    /// The error for a bracket of the source that no other closes or opens. Reading passes over some of what is in brackets
    /// without a look at them.
    var unbalancedBracket: SyntaxError? { .unbalanced(in: tokens, before: "the end") }

    /// The bracket that is open at the current token, where it is not far away; at the end wherever it is.
    package var innermostOpening: Int? {
        guard let opening = brackets.opening(before: index), current.kind == .end || index - opening <= 1_000 else {
            return nil
        }
        return opening
    }
}

extension SyntaxError {
    /// The error for the first bracket that closes nothing, or for the innermost that is open at the end; nil where each has
    /// another.
    package static func unbalanced(in tokens: some Sequence<Token>, before end: String) -> SyntaxError? {
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
        return open.last.map { SyntaxError(.unclosed($0.kind.spelling ?? "", found: .phrase(end)), $0.span) }
    }
}
