internal import AccentSyntax

/// A comma at the end of a statement.
enum CommaAsSeparator: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .expected(.newLine, _), .expected(.punctuation(.semicolon), _): break
        default: return nil
        }
        let comma = context.current
        guard comma.kind == .comma else { return nil }
        if context.source.accent == .swift {
            guard context.token(ahead: 1).startsLine else { return nil }
            return SyntaxError(ListWithoutBrackets.commaBetweenStatementsProblem, comma.span).edited(comma.span, "")
        }
        guard context.previous.kind == .rightParen || context.previous.kind == .rightBracket,
            let opening = context.innermostOpening, context.tokens[opening].kind == .leftBrace
        else { return nil }
        return error.edited(comma.span, ";")
    }
}
