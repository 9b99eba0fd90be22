internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A statement instead of a value: `let w = if isWide { 80 } else { 200 }`, `let title = label "Hi"`.
enum StatementAsValue: SyntaxRule {
    static let id: RuleID = "statement-as-value"

    static let page = RulePage(
        meaning: "A statement has no value.",
        examples: [
            RulePage.Example(
                before: "let isWide = true\nlet w = if isWide { 80 } else { 200 }\nprint(w)",
                after: "let isWide = true\nvar w = 200; if isWide { w = 80 }\nprint(w)"),
            RulePage.Example(
                before: "let title = label \"Hi\"",
                after: "label title \"Hi\""),
            RulePage.Example(
                before: "let f = func(a) { print(a) }\nf(1)",
                after: "func f(a) { print(a) }\nf(1)"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .expected(.value, _), .missingSeparator: true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        if case .missingSeparator = error.problem { return context.viewAsValue(from: context.start) }
        guard !context.isAtEnd, let word = context.reservedWord(at: context.index), !word.isValue else { return nil }
        let function = word == .func ? context.functionAsValue : nil
        let choice =
            word == .if
            ? context.choice(ofBlocksAt: context.index) ?? context.choiceOfThen(behindIf: context.index) : nil
        return SyntaxError(
            .statementAsValue(word.rawValue), context.current.span, replacement: function ?? choice)
    }
}

extension SyntaxContext {
    /// `if isWide { 80 } else { 200 }` as a value.
    fileprivate func choice(ofBlocksAt position: Int) -> (span: Span, text: String)? {
        guard let opening = braceOfLine(from: position), opening > position + 1, let closing = closers[opening],
            isReservedWord(.else, at: closing + 1), tokens[closing + 2].kind == .leftBrace,
            let last = closers[closing + 2], closing > opening + 1, last > closing + 3
        else { return nil }
        let start = startOfStatement(at: position)
        let values = (text(from: opening + 1, through: closing - 1), text(from: closing + 3, through: last - 1))
        guard !values.0.contains("\n"), !values.1.contains("\n"), let end = endOfStatement(from: last) else {
            return nil
        }
        return choice(from: start, text(from: position + 1, through: opening - 1), values, position, last, end)
    }

    /// `if isWide then 80 else 200` as a value.
    fileprivate func choiceOfThen(behindIf position: Int) -> (span: Span, text: String)? {
        (position...endOfLine(of: position)).first { source.text(in: tokens[$0].span) == "then" }.flatMap(
            choice(ofThen:))
    }

    /// `let title = label "Hi"`, `let box = view in root`
    fileprivate func viewAsValue(from start: Int) -> SyntaxError? {
        guard declaresVariable(at: start), index == start + 4, tokens[start + 2].kind == .assign,
            let word = statementWord(at: start + 3), word.declaresView,
            isString(current) || current.kind == .size || current.kind == .identifier || isReserved(.in)
        else { return nil }
        if current.kind == .identifier {
            // One view has two names: it keeps the one that is used.
            let name = tokens[start + 1]
            let isUsed = tokens[index...].contains { $0.kind == .identifier && $0.name == name.name }
            return SyntaxError(
                .statementAsValue(word.rawValue), previous.span,
                replacement: isUsed
                    ? (
                        Span(tokens[start].span.lower, current.span.upper),
                        "\(word.rawValue) \(source.text(in: name.span))"
                    ) : (Span(tokens[start].span.lower, previous.span.lower), ""))
        }
        let name = source.text(in: tokens[start + 1].span)
        return SyntaxError(
            .statementAsValue(word.rawValue), previous.span,
            replacement: (tokens[start].span.joined(with: previous.span), "\(word.rawValue) \(name)"))
    }

    /// `let f = func(a) {`
    fileprivate var functionAsValue: Edit? {
        guard declaresVariable(at: start), index == start + 3, token(ahead: 1).kind == .leftParen else { return nil }
        let name = source.text(in: tokens[start + 1].span)
        return (tokens[start].span.joined(with: current.span), "\(ReservedWord.func.rawValue) \(name)")
    }
}
