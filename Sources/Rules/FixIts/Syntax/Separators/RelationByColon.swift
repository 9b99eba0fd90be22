/// A relation with a colon: `make.height: 50`.
enum RelationByColon: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem, context.current.kind == .colon, context.isAfterMember else {
            return nil
        }
        return context.relationByColon(from: context.start)
    }
}

extension SyntaxContext {
    /// `make.height: 50`
    fileprivate func relationByColon(from start: Int) -> SyntaxError? {
        let word = text(at: start)
        guard index > start + 2, tokens[index - 2].kind == .dot, previous.kind == .identifier,
            Builtin(rawValue: word)?.isChainWord ?? false,
            startsValue(token(ahead: 1)) || token(ahead: 1).kind == .minus,
            Spelling.all.contains(where: {
                $0.text == text(of: previous.name) && $0.spelling.isMember(of: .maker) && !$0.spelling.isMethod
            })
        else { return nil }
        let value = source.text(in: Span(token(ahead: 1).span.lower, endOfLine.upper))
        return SyntaxError(
            .missingRelation(source.text(in: tokens[start].span.joined(with: previous.span))), current.span,
            replacement: (Span(previous.span.upper, endOfLine.upper), ".\(Member.equalTo.rawValue)(\(value))"))
    }
}
