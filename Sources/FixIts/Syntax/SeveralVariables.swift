internal import Syntax
internal import Diagnostics

/// Several variables in one statement: `let a = 1, b = 2`, `let (w, h) = (40, 30)`.
enum SeveralVariables: SyntaxRule {
    static let id: RuleID = "several-variables"

    static let page = RulePage(
        meaning: "`let` and `var` declare one name at a time.",
        examples: [
            RulePage.Example(
                before: "let a = 1, b = 2\nprint(a, b)",
                after: "let a = 1; let b = 2\nprint(a, b)"),
            RulePage.Example(
                before: "let a, b = 1\nprint(a, b)",
                after: "let a = 1; let b = 1\nprint(a, b)"),
            RulePage.Example(
                before: "let (w, h) = (40, 30)\nprint(w, h)",
                after: "let w = 40; let h = 30\nprint(w, h)"),
            RulePage.Example(
                before: "let a = 1,\nprint(a)",
                after: "let a = 1\nprint(a)"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .expected, .missingSeparator: true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard context.isPassedOver, context.declaresVariable(at: context.start) else { return nil }
        if case .missingSeparator = error.problem { return context.commaBehindValue(from: context.start) }
        let severalNames = SyntaxProblem.severalNames(context.source.text(in: context.tokens[context.start].span))
        switch context.current.kind {
        case .leftParen where context.index == context.start + 1:
            return SyntaxError(
                severalNames, context.current.span, replacement: context.partsOfTuple(from: context.start))
        case .comma where context.index == context.start + 2:
            return SyntaxError(
                severalNames, context.current.span,
                replacement: context.variables(from: context.start) ?? context.withoutValues(from: context.start))
        default: return nil
        }
    }
}

extension SyntaxContext {
    /// `let a, b = 1` and `let a, b = 1, 2`: a statement for each.
    fileprivate func variables(from start: Int) -> (span: Span, text: String)? {
        let end = endOfLine(of: start)
        guard let assign = (start...end).first(where: { tokens[$0].kind == .assign }), assign < end,
            tokens[(start + 1)..<assign].allSatisfy({ $0.kind == .identifier || $0.kind == .comma }),
            tokens[(assign + 1)...end].allSatisfy({ $0.kind != .leftParen && $0.kind != .leftBracket })
        else { return nil }
        let names = tokens[(start + 1)..<assign].filter { $0.kind == .identifier }.map { source.text(in: $0.span) }
        let values = tokens[(assign + 1)...end].split { $0.kind == .comma }.compactMap { part in
            part.first.map { source.text(in: $0.span.joined(with: part[part.endIndex - 1].span)) }
        }
        guard values.count == 1 || values.count == names.count else { return nil }
        let word = source.text(in: tokens[start].span)
        let statements = names.enumerated().map { "\(word) \($1) = \(values.count == 1 ? values[0] : values[$0])" }
        return (tokens[start].span.joined(with: tokens[end].span), statements.joined(separator: "; "))
    }

    /// `let (w, h) = (40, 30)`: a statement for each.
    fileprivate func partsOfTuple(from start: Int) -> (span: Span, text: String)? {
        guard let close = closers[start + 1], tokens[close + 1].kind == .assign,
            tokens[close + 2].kind == .leftParen, let end = closers[close + 2]
        else { return nil }
        let names = tokens[(start + 2)..<close].split { $0.kind == .comma }
        let values = tokens[(close + 3)..<end].split { $0.kind == .comma }
        guard names.count == values.count, names.allSatisfy({ $0.count == 1 && $0.first?.kind == .identifier }) else {
            return nil
        }
        let word = source.text(in: tokens[start].span)
        let statements = zip(names, values).compactMap { name, value -> String? in
            guard let own = name.first, let first = value.first, let last = value.last else { return nil }
            return "\(word) \(source.text(in: own.span)) = \(source.text(in: first.span.joined(with: last.span)))"
        }
        return (tokens[start].span.joined(with: tokens[end].span), statements.joined(separator: "; "))
    }

    /// `let a = 1, b = 2` and `let a = 1,`
    fileprivate func commaBehindValue(from start: Int) -> SyntaxError? {
        guard current.kind == .comma else { return nil }
        let (next, span) = (token(ahead: 1), current.span)
        if next.startsLine || next.kind == .end {
            return SyntaxError(
                .expected("a value after the `,`", found: "the end of the line"), span, replacement: (span, ""))
        }
        let word = source.text(in: tokens[start].span)
        let declares = next.kind == .identifier && token(ahead: 2).kind == .assign
        return SyntaxError(
            .severalNames(word), span, replacement: declares ? (Span(span.lower, next.span.lower), "; \(word) ") : nil)
    }
}
