internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A dot that is missing before a member: `a makeConstraints { … }`, `make:left.equalTo(root)`.
enum MissingDot: SyntaxRule {
    static let id: RuleID = "missing-dot"

    static let page = RulePage(
        meaning: "A dot comes before a member.",
        examples: [
            RulePage.Example(
                before: "view a\na makeConstraints { make in make.left.equalTo(root) }",
                after: "view a\na.makeConstraints { make in make.left.equalTo(root) }"),
            RulePage.Example(
                before: "view a\nmake:left.equalTo(root)",
                after: "view a\nmake.left.equalTo(root)"),
            RulePage.Example(
                before: "view a, b\nselect a\nmake.left.equalTo(b right)",
                after: "view a, b\nselect a\nmake.left.equalTo(b.right)"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .missingSeparator, .expected: true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        if case .expected = error.problem { return context.isBetweenValues(error) ? context.missingMemberDot : nil }
        if let dot = context.dotInstead() ?? context.missingDot(from: context.start) { return dot }
        guard context.current.kind == .identifier else { return nil }
        if context.statementWord(at: context.start) == .expect, context.previous.kind == .identifier {
            return context.missingMemberDot
        }
        guard context.isMemberName(context.current), context.continuesChain(context.previous) else { return nil }
        return SyntaxError(
            .missingDot(before: context.source.text(in: context.current.span)), context.current.span,
            replacement: (Span(context.previous.span.upper, context.current.span.lower), "."))
    }
}

extension SyntaxContext {
    /// `card frame` and `equalTo(card bottom)`, where the first word is a name and the second is not.
    fileprivate var missingMemberDot: SyntaxError? {
        guard previous.kind == .identifier, current.kind == .identifier, isKnown(previous), !isKnown(current),
            isMemberName(current)
        else { return nil }
        return SyntaxError(
            .missingDot(before: source.text(in: current.span)), current.span,
            replacement: (Span(previous.span.upper, current.span.lower), "."))
    }

    /// `a makeConstraints { … }` and `make:left.equalTo(root)`
    fileprivate func missingDot(from start: Int) -> SyntaxError? {
        guard index == start + 1, previous.kind == .identifier, statementWord(at: start) == nil else { return nil }
        let isColon = current.kind == .colon
        let colons = !isColon ? 0 : token(ahead: 1).kind == .colon && token(ahead: 1).isAdjacent ? 2 : 1
        let name = token(ahead: colons)
        let behind = token(ahead: colons + 1)
        guard name.kind == .identifier, !name.startsLine, isMemberName(name), !behind.startsLine else { return nil }
        let goesOn =
            [.leftBrace, .leftParen, .dot].contains(behind.kind)
            && (isColon || Builtin(rawValue: text(of: previous.name))?.isChainWord != true || behind.kind != .dot)
        guard goesOn || isKnown(previous) && isAssigned(name, behind),
            isKnown(previous) || isColon || misspelt(from: start) == nil
        else { return nil }
        return SyntaxError(
            .missingDot(before: source.text(in: name.span)), current.span,
            replacement: (Span(previous.span.upper, name.span.lower), "."))
    }

    /// `make.top:equalTo(root)` and `make.left.equalTo(root):offset(16)`: the sign that should be a dot.
    fileprivate func dotInstead() -> SyntaxError? {
        let (name, behind) = (token(ahead: 1), token(ahead: 2))
        guard current.kind == .colon, current.isAdjacent, previous.kind == .identifier || previous.kind == .rightParen,
            name.kind == .identifier, name.isAdjacent, behind.kind == .leftParen, behind.isAdjacent,
            isMethod(text(of: name.name))
        else { return nil }
        return SyntaxError(
            .missingDot(before: text(of: name.name)), current.span, replacement: (current.span, "."))
    }
}
