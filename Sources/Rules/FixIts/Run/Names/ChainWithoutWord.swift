/// A line after a string starts with the dot of a chain: `label a "Hi"`, `.left.equalTo(root)`.
enum ChainWithoutWord: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember = failure.problem, context.source.accent == .masonry,
            let (text, name, nameSpan) = context.expression?.memberParts,
            context.isSubject(nameSpan), case .text = text.kind, context.spelling(name)?.isMember(of: .maker) ?? false,
            context.source.line(at: text.span.upper) != context.source.line(at: nameSpan.lower)
        else { return nil }
        let dot = nameSpan.lower - 1
        return FixIt(replacing: Span(dot, dot), with: Builtin.make.rawValue)
    }
}
