/// A dot that is missing before a member: `a makeConstraints { … }`, `make:left.equalTo(root)`.
enum MissingDot: SyntaxRule {
    static func problem(before name: String) -> SyntaxProblem {
        .explained(.unexpected, "a `.` is missing before `\(name)`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected else { return nil }
        let (value, name) = (context.previous, context.current)
        let gap = Span(value.span.upper, name.span.lower)
        let isBetweenNames = context.isKnown(value) && !context.isKnown(name) && value.kind == .identifier
        let isMember = name.kind == .identifier && context.isMemberName(name)
        if case .expected = error.problem {
            guard context.isBetweenValues(error), isBetweenNames, isMember else { return nil }
            return context.missingDot(before: name, at: gap)
        }
        if let dot = context.colonInstead() ?? context.missingDot(from: context.start) { return dot }
        let isInExpect = context.statementWord(at: context.start) == .expect && value.kind == .identifier
        guard isMember, isInExpect ? isBetweenNames : context.continuesChain(value) else { return nil }
        return context.missingDot(before: name, at: gap)
    }
}

extension SyntaxContext {
    /// `a makeConstraints { … }` and `make:left.equalTo(root)`
    fileprivate func missingDot(from start: Int) -> SyntaxError? {
        guard index == start + 1, previous.kind == .identifier, statementWord(at: start) == nil else { return nil }
        let isColon = current.kind == .colon
        let colons = !isColon ? 0 : token(ahead: 1).kind == .colon && token(ahead: 1).isAdjacent ? 2 : 1
        let (name, after) = (token(ahead: colons), token(ahead: colons + 1))
        guard name.kind == .identifier, !name.startsLine, isMemberName(name), !after.startsLine else { return nil }
        let goesOn =
            [.leftBrace, .leftParen, .dot].contains(after.kind)
            && (isColon || Builtin(rawValue: text(of: previous.name))?.isChainWord != true || after.kind != .dot)
        guard goesOn || isKnown(previous) && isAssigned(name, after),
            isKnown(previous) || isColon || misspelled(from: start) == nil
        else { return nil }
        return missingDot(before: name, at: Span(previous.span.upper, name.span.lower))
    }

    /// `make.top:equalTo(root)` and `make.left.equalTo(root):offset(16)`
    fileprivate func colonInstead() -> SyntaxError? {
        let (name, after) = (token(ahead: 1), token(ahead: 2))
        guard current.kind == .colon, current.isAdjacent, previous.kind == .identifier || previous.kind == .rightParen,
            name.kind == .identifier, name.isAdjacent, after.kind == .leftParen, after.isAdjacent,
            isMethod(text(of: name.name))
        else { return nil }
        return missingDot(before: name, at: current.span)
    }
}
