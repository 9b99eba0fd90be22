internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A statement instead of a value: `let w = if isWide { 80 } else { 200 }`, `let f = func(a) { … }`.
enum StatementAsValue: SyntaxRule {
    static let id: RuleID = "statement-as-value"

    static func problem(_ word: String) -> SyntaxProblem {
        .explained(.unexpected, "`\(word)` starts a statement, which has no value", help: help(for: word))
    }

    private static func help(for word: String) -> Advice? {
        if word == ReservedWord.if.rawValue {
            return "declare a variable first and assign it in the branches: var x = 1; if … { x = 2 }"
        }
        guard let statement = StatementWord(rawValue: word), statement.declaresView else { return nil }
        return "declare the view in a separate statement: \(statement.usage)"
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
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
