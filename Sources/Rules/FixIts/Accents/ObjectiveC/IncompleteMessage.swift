internal import AccentSyntax

/// Brackets that hold no whole message: `[addSubview:other]`, `[view.mas_makeConstraints:^…]`, `[UIView]`, `[a, b]`.
enum IncompleteMessage: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.message, _) = error.problem, let opening = context.innermostOpening,
            context.tokens[opening].kind == .leftBracket
        else { return nil }
        let (index, name, bracket) = (context.index, context.previous, context.tokens[opening].span)
        let isAlone = index == opening + 2
        switch context.current.kind {
        case .colon where name.kind == .identifier:
            let (word, dot) = (context.text(of: name), context.tokens[index - 2])
            if isAlone {
                return SyntaxError(
                    .explained(
                        .unexpected, "`\(word):` has no receiver",
                        help: "put the receiver before the message: [view \(word):…]"), name.span
                ).edited(name.span.atStart, "\(Builtin.`self`.rawValue) ")
            }
            guard dot.kind == .dot else { return nil }
            return SyntaxError(
                .explained(.unexpected, "use a space, not `.`, before a message: `\(word):`"), dot.span
            ).edited(dot.span, " ")
        case .rightBracket where isAlone && context.isClass(name):
            let (type, whole) = (context.text(of: name), bracket.joined(with: context.current.span))
            return SyntaxError(.classCalled(type), whole).edited(whole, "[[\(type) alloc] init]")
        case .comma, .rightBracket:
            return SyntaxError(.explained(.unexpected, "an array starts with `@[`"), bracket)
                .edited(bracket.atStart, "@")
        default: return nil
        }
    }
}
