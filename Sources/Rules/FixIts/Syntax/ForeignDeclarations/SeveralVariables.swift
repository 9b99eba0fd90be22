internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// Several variables in one statement: `let a = 1, b = 2`, `let (w, h) = (40, 30)`.
enum SeveralVariables: SyntaxRule {
    static let id: RuleID = "several-variables"

    static func problem(_ word: String) -> SyntaxProblem {
        .explained(.unexpected, "`\(word)` declares one name at a time")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected else { return nil }
        let (start, index) = (context.start, context.index)
        guard context.isPassedOver, context.declaresVariable(at: start) else { return nil }
        if case .missingSeparator = error.problem { return context.commaAfterValue(from: start) }
        let severalNames = SyntaxError(problem(context.text(at: start)), context.current.span)
        switch context.current.kind {
        case .leftParen where index == start + 1: return severalNames.with(context.partsOfTuple(from: start))
        case .comma where index == start + 2:
            return severalNames.with(context.variables(from: start) ?? context.withoutValues(from: start))
        default: return nil
        }
    }
}

extension SyntaxContext {
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
            SeveralVariables.problem(word), span,
            replacement: declares ? (Span(span.lower, next.span.lower), "; \(word) ") : nil)
    }
}
