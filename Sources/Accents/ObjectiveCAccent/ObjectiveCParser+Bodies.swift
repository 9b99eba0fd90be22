internal import Masonry
internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import AccentSyntax

// Bodies and blocks whose ends are missing or in the wrong order.
extension ObjectiveCParser {
    /// Whether the definition of a method starts here. It can't be in a body, so all open bodies end.
    var endsBodies: Bool {
        guard current.startsLine, startsMethod else { return false }
        var position = index + 1
        while ![.semicolon, .rightBrace, .end, .at].contains(tokens[position].kind) {
            if tokens[position].kind == .leftBrace { return true }
            position = tokens[position].kind == .leftParen ? end(ofBracketAt: position) : position + 1
        }
        return false
    }

    /// Reports a missing `@end` if another class starts here; returns whether one does.
    mutating func noteUnended() -> Bool {
        let heads = ["implementation", "interface"]
        guard heads.contains(where: isAt), let name = lastClass else { return false }
        let opening = (0..<index).last { position in
            tokens[position].kind == .at && tokens[position].span.upper <= name.lower
                && heads.contains(source.text(in: tokens[position + 1].span))
        }
        guard let opening else { return false }
        let head = tokens[opening].span.joined(with: name)
        let found = current.span.joined(with: token(ahead: 1).span)
        note(
            Rejection(
                SyntaxError(
                    .unended(source.text(in: head)), found, related: SyntaxError.Related(span: head, .start))))
        return true
    }

    /// Whether a block in a message ends with `]}` instead of `}]`.
    var closesMessageFirst: Bool {
        guard current.kind == .rightBracket, token(ahead: 1).kind == .rightBrace, let brace = innermostOpening,
            tokens[brace].kind == .leftBrace
        else { return false }
        return opensBlock(brace)
    }
}
