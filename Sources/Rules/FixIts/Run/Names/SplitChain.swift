/// A `;` splits a chain: `make.left.equalTo(root);offset(8)`.
enum SplitChain: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .unknownName(let text, let hint) = failure.problem, hint.isNone,
            Member(rawValue: text)?.receivers.contains(.constraint) ?? false, let member = Member(rawValue: text),
            let statement = context.statement, context.isSubject(statement.leadingName?.span)
        else { return nil }
        let token = Span(failure.span.lower - 1, failure.span.lower)
        guard failure.span.lower > 0, context.source.text(in: token) == ";" else { return nil }
        return FixIt(problem: .unknownName(text, .member(member)), replacing: token, with: ".")
    }
}
