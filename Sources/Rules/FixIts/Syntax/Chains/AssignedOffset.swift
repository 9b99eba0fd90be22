/// The constant of a constraint is assigned: `make.left.equalTo(root) = 10`.
enum AssignedOffset: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .notAssignable(let assignment?) = error.problem, assignment.operation == .assign else { return nil }
        return context.constantInstead(ofAssigning: assignment.value, after: context.index).map(error.with)
    }
}

extension SyntaxContext {
    /// `make.left.equalTo(root) = 10`
    fileprivate func constantInstead(ofAssigning value: Span, after token: Int) -> Edit? {
        guard let opening = opener(of: token - 1), opening > 1,
            tokens[opening].kind == .leftParen, tokens[opening - 2].kind == .dot,
            let member = Member(rawValue: text(of: tokens[opening - 1].name)), member.isRelation
        else { return nil }
        let place = Span(tokens[token - 1].span.upper, value.upper)
        return (place, ".\(Member.offset.rawValue)(\(source.text(in: value)))")
    }
}
