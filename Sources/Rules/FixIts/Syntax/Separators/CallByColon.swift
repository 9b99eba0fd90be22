/// A call with a colon: `make.left.equalTo(root).offset: 16`.
enum CallByColon: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem, context.current.kind == .colon, context.isAfterMember else {
            return nil
        }
        let (start, index) = (context.start, context.index)
        let receiver = context.source.text(
            in: Span(context.tokens[start].span.lower, context.tokens[index - 2].span.lower))
        return SyntaxError(
            .message(receiver: receiver, selector: context.source.text(in: context.previous.span)),
            context.current.span,
            replacement: context.linkByColon)
    }
}

extension SyntaxContext {
    /// `make.left.equalTo(root).offset: 16`
    fileprivate var linkByColon: Edit? {
        let links: [Member] = [.offset, .inset, .insets, .multipliedBy, .dividedBy, .priority]
        let end = endOfLine.upper
        guard links.contains(where: { $0.rawValue == text(of: previous.name) }), startsValue(token(ahead: 1)),
            !tokens[(index + 1)...].prefix(while: { $0.span.upper <= end }).contains(where: { $0.kind == .colon })
        else { return nil }
        return (Span(previous.span.upper, end), "(\(source.text(in: Span(token(ahead: 1).span.lower, end))))")
    }
}
