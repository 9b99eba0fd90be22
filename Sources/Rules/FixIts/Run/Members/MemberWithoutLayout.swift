/// A member of a view does not affect the layout: `a.layer.cornerRadius = 8`.
enum MemberWithoutLayout: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownMember(let text, let phrase, let hint) = failure.problem, hint.isNone,
            ForeignWord.isWithoutLayout(text), context.source.accent == .masonry,
            let base = context.unknownMember?.base, base.isPath, let statement = context.statement,
            case .foreign(let word) = context.memberHint(for: text), word.replacement == nil
        else { return nil }
        let line = context.source.range(ofLine: context.source.line(at: statement.span.lower))
        let tokens = context.tokens(in: Span(line.lowerBound, line.upperBound))
        guard statement.span.lower == base.span.lower, tokens.first?.span.lower == statement.span.lower,
            tokens.last?.span.upper == statement.span.upper
        else { return nil }
        let start = Span(statement.span.lower, statement.span.lower)
        return FixIt(problem: .unknownMember(text, of: phrase, .foreign(word)), replacing: start, with: "// ")
    }
}
