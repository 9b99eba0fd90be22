internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// Several views or values without brackets: `let all = a, b`, `a, b.makeConstraints { … }`.
enum ArrayWithoutBrackets: SyntaxRule {
    static let id: RuleID = "array-without-brackets"

    static var problem: SyntaxProblem {
        .explained(.unexpected, "several views or values need brackets: `[a, b]`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .missingSeparator, .expected(.punctuation(.leftBrace), _): break
        default: return nil
        }
        guard context.current.kind == .comma else { return nil }
        if case .expected = error.problem { return context.elementsOfLoop(from: context.start) }
        return context.declaresVariable(at: context.start)
            ? context.arrayAssigned(from: context.start)
            : context.index == context.start + 1 ? context.arrayWithoutBrackets(from: context.start) : nil
    }
}

extension SyntaxContext {
    /// `let all = a, b, c`
    fileprivate func arrayAssigned(from start: Int) -> SyntaxError? {
        let next = token(ahead: 1)
        let goesOn = !next.startsLine && next.kind != .end
        let declares = next.kind == .identifier && token(ahead: 2).kind == .assign
        guard index > start + 3, tokens[start + 2].kind == .assign, goesOn, !declares else { return nil }
        let elements = Span(tokens[start + 3].span.lower, endOfLine.upper)
        let isList = !tokens[index...].prefix { !$0.startsLine && $0.kind != .end }.contains { $0.kind == .assign }
        guard isList else { return nil }
        return SyntaxError(
            ArrayWithoutBrackets.problem, elements, replacement: (elements, "[\(source.text(in: elements))]"))
    }

    /// `a, b.makeConstraints { … }`
    fileprivate func arrayWithoutBrackets(from start: Int) -> SyntaxError? {
        var last = start
        while tokens[last].kind == .identifier, last + 2 < tokens.count, tokens[last + 1].kind == .comma { last += 2 }
        guard last > start, tokens[last].kind == .identifier, tokens[last + 1].kind == .dot,
            Spelling.all.contains(where: {
                $0.text == text(of: tokens[last + 2].name) && $0.spelling.isMember(of: .views)
            })
        else { return nil }
        let views = span(from: start, through: last)
        return SyntaxError(ArrayWithoutBrackets.problem, views, replacement: (views, "[\(source.text(in: views))]"))
    }

    /// `for x in 1, 2 {`
    fileprivate func elementsOfLoop(from start: Int) -> SyntaxError? {
        guard !isAtEnd, isForHead(from: start), let brace = braceOfLine(from: start),
            isReservedWord(.in, at: start + 2)
        else { return nil }
        let elements = span(from: start + 3, through: brace - 1)
        return SyntaxError(
            ArrayWithoutBrackets.problem, elements, replacement: (elements, "[\(source.text(in: elements))]"))
    }
}
