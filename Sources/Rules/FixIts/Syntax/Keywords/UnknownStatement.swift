/// A statement that starts with an unknown word: `frob a`.
enum UnknownStatement: SyntaxRule {
    static func problem(_ word: String) -> SyntaxProblem {
        .explained(
            .unexpected, "no statement starts with `\(word)`",
            help:
                "statements start with a word such as view, label, make, let, for or if, or with a name that you declared"
        )
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .missingSeparator = error.problem else { return nil }
        return context.unknownStatement(from: context.start)
    }
}

extension SyntaxContext {
    /// A name that the source does not declare, followed by a value without an operator.
    fileprivate func unknownStatement(from start: Int) -> SyntaxError? {
        let token = tokens[start]
        guard index == start + 1, token.kind == .identifier, startsValue(current),
            !declared.all.contains(token.name), Builtin(rawValue: text(of: token.name)) == nil
        else { return nil }
        return SyntaxError(UnknownStatement.problem(source.text(in: token.span)), token.span)
    }
}
