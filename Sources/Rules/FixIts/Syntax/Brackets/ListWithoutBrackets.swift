/// Values or names with commas and without brackets: `offset = 8, 8`, `let all = a, b`, `let a = 1, b = 2`.
enum ListWithoutBrackets: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        [tupleWithoutParentheses, arrayWithoutBrackets, severalVariables, commaBetweenStatements].lazy.compactMap {
            $0(error, context)
        }.first
    }

    static var tupleWithoutParenthesesProblem: SyntaxProblem {
        .explained(.unexpected, "several numbers as one value need parentheses")
    }

    /// Several numbers as one value without parentheses: `a.frame = 0, 0, 40, 40`.
    private static func tupleWithoutParentheses(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        let next = context.token(ahead: 1)
        guard context.current.kind == .comma, context.previous.kind == .number,
            next.kind == .number || next.kind == .minus
        else { return nil }
        return context.tupleWithoutParentheses
    }

    static var arrayWithoutBracketsProblem: SyntaxProblem {
        .explained(.unexpected, "several views or values need brackets: `[a, b]`")
    }

    /// Several views or values without brackets: `let all = a, b`, `a, b.makeConstraints { … }`.
    private static func arrayWithoutBrackets(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
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

    static func severalVariablesProblem(_ word: String) -> SyntaxProblem {
        .explained(.unexpected, "`\(word)` declares one name at a time")
    }

    /// Several variables in one statement: `let a = 1, b = 2`, `let (w, h) = (40, 30)`.
    private static func severalVariables(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected else { return nil }
        let (start, index) = (context.start, context.index)
        guard context.isPassedOver, context.declaresVariable(at: start) else { return nil }
        if case .missingSeparator = error.problem { return context.commaAfterValue(from: start) }
        let severalNames = SyntaxError(severalVariablesProblem(context.text(at: start)), context.current.span)
        switch context.current.kind {
        case .leftParen where index == start + 1: return severalNames.with(context.partsOfTuple(from: start))
        case .comma where index == start + 2:
            return severalNames.with(context.variables(from: start) ?? context.withoutValues(from: start))
        default: return nil
        }
    }

    static var commaBetweenStatementsProblem: SyntaxProblem {
        .explained(.unexpected, "separate statements with new lines or `;`, not with `,`")
    }

    /// Statements with a comma between them: `a.hidden = true, b.hidden = true`.
    private static func commaBetweenStatements(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        let (comma, next) = (context.current, context.token(ahead: 1))
        guard comma.kind == .comma else { return nil }
        let place = Span(comma.span.lower, next.span.lower)
        if context.isListOfImport {
            return SyntaxError(
                commaBetweenStatementsProblem, comma.span, replacement: (place, "\n\(StatementWord.import.rawValue) "))
        }
        guard !context.declaresVariable(at: context.start), context.endsValue(context.previous),
            next.kind == .identifier,
            context.statementWord(at: context.start) == nil
        else { return nil }
        let indentation = context.source.indentation(at: comma.span.lower)
        return SyntaxError(commaBetweenStatementsProblem, comma.span, replacement: (place, "\n\(indentation)"))
    }
}

extension SyntaxContext {
    fileprivate var tupleWithoutParentheses: SyntaxError {
        var first = index - 1
        while first > 1, tokens[first - 1].kind == .comma, tokens[first - 2].kind == .number { first -= 2 }
        let numbers = Span(tokens[first].span.lower, endOfLine.upper)
        let kinds = tokens[first...].prefix { $0.span.lower < numbers.upper }.map(\.kind)
        let isClosed = kinds.last == .rightParen && !kinds.contains(.leftParen)
        return SyntaxError(
            ListWithoutBrackets.tupleWithoutParenthesesProblem, numbers,
            replacement: (numbers, "(\(source.text(in: numbers))\(isClosed ? "" : ")")"))
    }

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
            ListWithoutBrackets.arrayWithoutBracketsProblem, elements,
            replacement: (elements, "[\(source.text(in: elements))]"))
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
        return SyntaxError(
            ListWithoutBrackets.arrayWithoutBracketsProblem, views, replacement: (views, "[\(source.text(in: views))]"))
    }

    /// `for x in 1, 2 {`
    fileprivate func elementsOfLoop(from start: Int) -> SyntaxError? {
        guard !isAtEnd, isForHead(from: start), let brace = braceOfLine(from: start),
            isReservedWord(.in, at: start + 2)
        else { return nil }
        let elements = span(from: start + 3, through: brace - 1)
        return SyntaxError(
            ListWithoutBrackets.arrayWithoutBracketsProblem, elements,
            replacement: (elements, "[\(source.text(in: elements))]"))
    }

    /// `let a, b = 1` and `let a, b = 1, 2`
    fileprivate func variables(from start: Int) -> Edit? {
        let end = endOfLine(of: start)
        guard let assign = (start...end).first(where: { tokens[$0].kind == .assign }), assign < end,
            tokens[(start + 1)..<assign].allSatisfy({ $0.kind == .identifier || $0.kind == .comma }),
            tokens[(assign + 1)...end].allSatisfy({ $0.kind != .leftParen && $0.kind != .leftBracket })
        else { return nil }
        let names = identifiers(in: start + 1..<assign)
        let values = parts(of: assign + 1..<end + 1)
        guard values.count == 1 || values.count == names.count else { return nil }
        return declarations(names, values.count == 1 ? names.map { _ in values[0] } : values, from: start, to: end)
    }

    /// `let (w, h) = (40, 30)`
    fileprivate func partsOfTuple(from start: Int) -> Edit? {
        guard let close = closers[start + 1], tokens[close + 1].kind == .assign,
            tokens[close + 2].kind == .leftParen, let end = closers[close + 2]
        else { return nil }
        let (names, values) = (parts(of: start + 2..<close), parts(of: close + 3..<end))
        guard names.count == values.count, names == identifiers(in: start + 2..<close) else { return nil }
        return declarations(names, values, from: start, to: end)
    }

    /// `let a = 1, b = 2` and `let a = 1,`
    fileprivate func commaAfterValue(from start: Int) -> SyntaxError? {
        guard current.kind == .comma else { return nil }
        let (next, span) = (token(ahead: 1), current.span)
        if next.startsLine || next.kind == .end {
            return SyntaxError(
                .expected("a value after the `,`", found: "the end of the line"), span, replacement: (span, ""))
        }
        let word = text(at: start)
        let declares = next.kind == .identifier && token(ahead: 2).kind == .assign
        return SyntaxError(
            ListWithoutBrackets.severalVariablesProblem(word), span,
            replacement: declares ? (Span(span.lower, next.span.lower), "; \(word) ") : nil)
    }
}
