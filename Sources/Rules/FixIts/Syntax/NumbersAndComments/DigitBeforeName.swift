/// A name that starts with a digit: `view 2nd`.
enum DigitBeforeName: SyntaxRule {
    static func problem(_ name: String) -> SyntaxProblem {
        .explained(.unexpected, "names can't start with a digit: `\(name)`", coversStatement: true)
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected, context.isPassedOver, context.current.kind == .number else { return nil }
        if case .expected(let expected, _) = error.problem {
            return expected.isName ? context.nameFromNumber(error) : nil
        }
        guard context.index == context.start + 1, context.statementWord(at: context.start)?.declaresView ?? false else {
            return nil
        }
        return context.nameFromNumber(error)
    }
}

extension SyntaxContext {
    /// `view 2nd`; replaces what the lexer said about the letters.
    fileprivate func nameFromNumber(_ error: SyntaxError) -> SyntaxError? {
        let text = source.text(in: current.span)
        guard text.contains(where: \.isLetter), !text.contains(".") else { return nil }
        return SyntaxError(DigitBeforeName.problem(text), current.span, replacement: (current.span, "_\(text)"))
    }
}
