/// A string with letters before it: `f"hello {name}"`.
enum PrefixedString: SyntaxRule {
    static func problem(_ prefix: String) -> SyntaxProblem {
        .explained(
            .otherLanguage, "strings have no prefix `\(prefix)`",
            help: prefix == "@" ? nil : "put values into a string with \\( ): \"the sum is \\(1 + 2)\"")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem.isUnexpected else { return nil }
        return context.isBetweenValues(error) ? context.prefixedString() : nil
    }
}

extension SyntaxContext {
    /// `f"hello {name}"`
    fileprivate func prefixedString() -> SyntaxError? {
        isString(current) && current.isAdjacent && previous.kind == .identifier && !isCallable(previous)
            ? prefixedString(current, after: previous) : nil
    }

    fileprivate func prefixedString(_ string: Token, after word: Token) -> SyntaxError {
        let prefix = source.text(in: word.span)
        let text = source.text(in: string.span)
        let contents = String(text.dropFirst().dropLast())
        let replaced = prefix.lowercased() == "f" ? contents.interpolated(from: "{").map { "\"\($0)\"" } : text
        guard string.kind == .string, let replaced else {
            return SyntaxError(PrefixedString.problem(prefix), word.span)
        }
        return SyntaxError(
            PrefixedString.problem(prefix), word.span, replacement: (word.span.joined(with: string.span), replaced))
    }
}
