internal import Masonry
internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import AccentSyntax

// Bodies and blocks whose ends are missing, or in the wrong order.
extension ObjectiveCParser {
    /// Whether a method is defined here, which is no place inside of another: whatever is open ends.
    var endsBodies: Bool {
        guard current.startsLine, startsMethod else { return false }
        var position = index + 1
        while ![.semicolon, .rightBrace, .end, .at].contains(tokens[position].kind) {
            if tokens[position].kind == .leftBrace { return true }
            position = tokens[position].kind == .leftParen ? end(ofBracketAt: position) : position + 1
        }
        return false
    }

    /// Whether another class starts here, which is no place inside of one: that one ends, and its `@end` is reported as missing.
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
                    .unended(source.text(in: head)), found,
                    related: SyntaxError.Related(span: head, message: "it starts here"),
                    replacement: (Span(found.lower, found.lower), "@end\n\n"))))
        return true
    }

    /// `]}` where a block ends that a message is given.
    var closesMessageFirst: Bool {
        guard current.kind == .rightBracket, token(ahead: 1).kind == .rightBrace, let brace = innermostOpening,
            tokens[brace].kind == .leftBrace
        else { return false }
        return opensBlock(brace)
    }

    /// Whether a brace starts a block of code, as `^{` and `^(…) {` do.
    private func opensBlock(_ brace: Int) -> Bool {
        guard brace > 0 else { return false }
        if tokens[brace - 1].kind == .caret { return true }
        guard tokens[brace - 1].kind == .rightParen else { return false }
        var depth = 0
        for position in (0..<brace).reversed().prefix(100) {
            switch tokens[position].kind {
            case .rightParen: depth += 1
            case .leftParen:
                depth -= 1
                if depth == 0 { return position > 0 && tokens[position - 1].kind == .caret }
            default: continue
            }
        }
        return false
    }

    /// What was left open before the method that starts here, by the indentation of what follows it.
    var bodyLeftOpen: Rejection {
        let signs: [Token.Kind] = [.minus, .plus]
        let head =
            (0..<index).reversed().first { position in
                tokens[position].startsLine && signs.contains(tokens[position].kind)
                    && tokens[position + 1].kind == .leftParen && indentation(at: position) <= indentation(at: index)
            } ?? 0
        var rest = head
        while rest < index {
            defer { rest += 1 }
            guard tokens[rest].kind == .leftBrace else { continue }
            let own = indentation(at: rest)
            let lines = (rest + 1...index).lazy.filter { tokens[$0].startsLine }
            guard let first = lines.first, indentation(at: first) > own,
                let next = lines.first(where: { indentation(at: $0) <= own }),
                tokens[next].kind != .rightBrace || indentation(at: next) < own
            else { continue }
            let place = tokens[next].span
            if tokens[next].kind == .rightBrace {
                // It closes what is open further out.
                let line = source.range(ofLine: source.line(at: place.lower)).lowerBound
                let closing = opensBlock(rest) ? "}];" : "}"
                return Rejection(
                    SyntaxError(
                        .unclosed("{", found: "`}`"), tokens[rest].span,
                        related: SyntaxError.Related(span: place, message: "by its indentation this closes another"),
                        replacement: (
                            Span(line, line), "\(String(repeating: " ", count: own))\(closing)\n"
                        )))
            }
            let closing = opensBlock(rest) ? "}];" : "}"
            let blanks = String(repeating: " ", count: own)
            return Rejection(
                SyntaxError(
                    .unclosed("{", found: "`\(source.text(in: place))`"), tokens[rest].span,
                    related: SyntaxError.Related(span: place, message: "expected `\(closing)`"),
                    replacement: (Span(place.lower, place.lower), "\(closing)\n\(blanks)")))
        }
        return unexpected("`}`")
    }

    /// `label.centerXAnchor.constraint(equalTo: box.centerXAnchor, constant: 8)`: a constraint as Swift makes it.
    var anchorOfSwift: SyntaxError? {
        guard current.kind == .colon, previous.kind == .identifier, index > 4, tokens[index - 2].kind == .leftParen,
            names.text(tokens[index - 3].name) == UIKitName.anchorConstraint, tokens[index - 4].kind == .dot
        else { return nil }
        let close = end(ofBracketAt: index - 2) - 1
        guard tokens[close].kind == .rightParen else { return nil }
        var start = index - 4
        while start > 1, tokens[start].kind == .dot, tokens[start - 1].kind == .identifier { start -= 2 }
        start += 1
        let call = tokens[start].span.joined(with: tokens[close].span)
        let anchor = source.text(in: tokens[start].span.lower..<tokens[index - 4].span.lower)
        let written = source.text(in: tokens[index - 2].span.upper..<tokens[close].span.lower)
        let relation = names.text(previous.name)
        guard Relation.allCases.contains(where: { relation.hasPrefix($0.member.rawValue) }),
            !written.contains("("), !written.contains("\n")
        else { return SyntaxError(.swift, call) }
        let given = written.dropFirst(relation.count + 1).split(separator: ",").map { String($0).trimmed }
        let what = relation.hasSuffix("Constant") ? "" : "Anchor"
        let name = "\(relation.prefix(1).uppercased())\(relation.dropFirst())\(what):"
        let others = given.dropFirst().map { " " + $0.replacing(": ", with: ":") }.joined()
        return SyntaxError(
            .swift, call,
            replacement: (call, "[\(anchor) \(UIKitName.anchorConstraint)\(name)\(given.first ?? "")\(others)]"))
    }
}
