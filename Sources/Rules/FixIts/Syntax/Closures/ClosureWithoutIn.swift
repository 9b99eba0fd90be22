/// A closure without `in`: `{ make make.left.equalTo(root) }`.
enum ClosureWithoutIn: SyntaxRule {
    static func problem(_ name: String) -> SyntaxProblem {
        .explained(.unexpected, "`in` is missing after the closure's parameter `\(name)`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        return context.missingClosureIn(from: context.start)
    }
}

extension SyntaxContext {
    /// `{ make make.left.equalTo(root) }`: a closure whose first word is used as its parameter or declared nowhere.
    fileprivate func missingClosureIn(from start: Int) -> SyntaxError? {
        let name = tokens[start]
        guard index == start + 1, start > 0, tokens[start - 1].kind == .leftBrace, name.kind == .identifier,
            current.kind == .identifier, statementWord(at: start) == nil,
            mayOpenClosure(start - 1)
        else { return nil }
        guard name.name == current.name || !isKnown(name) && misspelled(from: start) == nil else { return nil }
        return SyntaxError(
            ClosureWithoutIn.problem(source.text(in: name.span)), current.span,
            replacement: (name.span.atEnd, " \(ReservedWord.in.rawValue)"))
    }

    /// Whether a brace is after a value on its line, not after the head of a statement with a block.
    private func mayOpenClosure(_ brace: Int) -> Bool {
        let first = (0...brace).last { tokens[$0].startsLine } ?? 0
        if first == brace || tokens[first].kind == .rightBrace { return false }
        return [nil, .let, .var, .return].contains(reservedWord(at: first))
    }
}
