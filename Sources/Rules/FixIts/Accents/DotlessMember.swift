/// A space instead of the dot before a member: `make.left equalTo(view)`.
enum DotlessMember: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .expected(.newLine, _), .expected(.punctuation(.semicolon), _): break
        default: return nil
        }
        let token = context.current
        guard token.kind == .identifier else { return nil }
        let name = context.text(of: token)
        if context.source.accent == .swift {
            guard context.isMemberName(token) || SnapKitWord(rawValue: name) != nil else { return nil }
        } else {
            guard !token.startsLine, context.token(ahead: 1).kind == .leftParen, context.isMemberName(token),
                context.previous.kind == .identifier || context.previous.kind == .rightParen
            else { return nil }
        }
        return SyntaxError(MissingDot.problem(before: name), token.span).edited(
            Span(context.previous.span.upper, token.span.lower), ".")
    }
}
