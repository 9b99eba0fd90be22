/// Cases as in other languages: `switch n { case 1: … default: … }`.
enum SwitchStatement: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let found = context.foreignWord(of: error)
        let isArm = [.resultType, .fatArrow].contains { error.problem == .foreignOperator($0) }
        if found != nil || isArm,
            let start = context.switchInParentheses(around: found?.position ?? context.start, isArm: isArm)
        {
            return context.foreign(start, context.branches(ofSwitchAt: start.position))
        }
        guard let found else { return nil }
        guard ["switch", "match", "when"].contains(found.word.text) else { return nil }
        return context.foreign(found, context.branches(ofSwitchAt: found.position))
    }
}

extension SyntaxContext {
    /// The word of `switch (n) {` or `when (n) {`, which the parser reads as a call with a closure, if one of its cases starts at
    /// a token.
    fileprivate func switchInParentheses(around start: Int, isArm: Bool) -> (word: ForeignWord, position: Int)? {
        guard isArm || isWord("case", at: start) || isWord("default", at: start) else { return nil }
        // A search through all of a long source would take too long.
        let before = max(0, start - 1_000)
        guard
            let brace = (before..<start).last(where: { (closers[$0] ?? 0) > start && tokens[$0].kind == .leftBrace }),
            let opening = (before..<brace).last(where: { closers[$0] == brace - 1 }), opening > 0,
            ["switch", "when", "match"].contains(text(at: opening - 1)),
            let word = ForeignWord.find(text(at: opening - 1), .statement)
        else { return nil }
        return (word, opening - 1)
    }
}
