/// A statement instead of a value: `let w = if isWide { 80 } else { 200 }`, `let title = label "Hi"`.
enum StatementAsValue: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        declarationAsValue(error, in: context)
            ?? statementAsValue(error, in: context)
    }

    /// A variable that is set to the declaration of a view: `let title = label "Hi"`.
    private static func declarationAsValue(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        let start = context.start
        guard context.declaresVariable(at: start), context.index == start + 4,
            context.tokens[start + 2].kind == .assign, let word = context.statementWord(at: start + 3),
            word.declaresView, let edit = context.declaration(word, from: start)
        else { return nil }
        return SyntaxError(StatementAsValue.problem(word.rawValue), context.previous.span, replacement: edit)
    }

    static func problem(_ word: String) -> SyntaxProblem {
        .explained(
            .unexpected, "`\(word)` starts a statement, which has no value", help: help(for: word),
            coversStatement: StatementWord(rawValue: word)?.declaresView ?? false)
    }

    private static func help(for word: String) -> Advice? {
        if word == ReservedWord.if.rawValue {
            return "declare a variable first and assign it in the branches: var x = 1; if … { x = 2 }"
        }
        guard let statement = StatementWord(rawValue: word), statement.declaresView else { return nil }
        return "declare the view in a separate statement: \(statement.usage)"
    }

    /// A statement instead of a value: `let w = if isWide { 80 } else { 200 }`, `let f = func(a) { … }`.
    private static func statementAsValue(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.value, _) = error.problem else { return nil }
        let index = context.index
        guard !context.isAtEnd, let word = context.reservedWord(at: index), !word.isValue else { return nil }
        let statement = SyntaxError(problem(word.rawValue), context.current.span)
        switch word {
        case .func: return statement.with(context.functionAsValue)
        case .if: return statement.with(context.choice(ofBlocksAt: index) ?? context.choiceOfThen(afterIf: index))
        default: return statement
        }
    }
}

extension SyntaxContext {
    /// The declaration with the name of the variable.
    fileprivate func declaration(_ word: StatementWord, from start: Int) -> Edit? {
        let (lower, name) = (tokens[start].span.lower, tokens[start + 1])
        let declaration = "\(word.rawValue) \(text(at: start + 1))"
        if isString(current) || current.kind == .size || isReserved(.in) {
            return (Span(lower, previous.span.upper), declaration)
        }
        guard current.kind == .identifier else { return nil }
        // `let a = view b` names one view twice: the name that is used stays.
        let isUsed = tokens[index...].contains { $0.kind == .identifier && $0.name == name.name }
        return isUsed ? (Span(lower, current.span.upper), declaration) : (Span(lower, previous.span.lower), "")
    }

    /// `if isWide { 80 } else { 200 }` as a value.
    fileprivate func choice(ofBlocksAt position: Int) -> Edit? {
        guard let opening = braceOfLine(from: position), opening > position + 1, let closing = closers[opening],
            isReservedWord(.else, at: closing + 1), tokens[closing + 2].kind == .leftBrace,
            let last = closers[closing + 2], closing > opening + 1, last > closing + 3
        else { return nil }
        let start = startOfStatement(at: position)
        let values = (opening + 1...closing - 1, closing + 3...last - 1)
        guard isOnOneLine(from: opening + 1, through: closing - 1), isOnOneLine(from: closing + 3, through: last - 1),
            let end = endOfStatement(from: last)
        else { return nil }
        return choice(from: start, text(from: position + 1, through: opening - 1), values, position, last, end)
    }

    /// `if isWide then 80 else 200` as a value.
    fileprivate func choiceOfThen(afterIf position: Int) -> Edit? {
        (position...endOfLine(of: position)).first { text(at: $0) == "then" }.flatMap(
            choice(ofThen:))
    }

    /// `let f = func(a) {`
    fileprivate var functionAsValue: Edit? {
        guard declaresVariable(at: start), index == start + 3, token(ahead: 1).kind == .leftParen else { return nil }
        let name = text(at: start + 1)
        return (tokens[start].span.joined(with: current.span), "\(ReservedWord.func.rawValue) \(name)")
    }
}
