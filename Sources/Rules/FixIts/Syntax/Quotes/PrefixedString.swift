internal import Syntax
internal import Diagnostics

/// A string with letters before it: `f"hello {name}"`.
enum PrefixedString: SyntaxRule {
    static let id: RuleID = "prefixed-string"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .signInView, .expected, .missingSeparator: true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let (word, string) = (context.current, context.token(ahead: 1))
        if case .signInView = error.problem {
            guard word.kind == .identifier, string.kind == .string, string.isAdjacent, !string.startsLine else {
                return nil
            }
            return context.prefixedString(string, after: word)
        }
        guard context.isBetweenValues(error) else { return nil }
        return context.prefixedString()
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
        guard string.kind == .string, let replaced else { return SyntaxError(.stringPrefix(prefix), word.span) }
        return SyntaxError(
            .stringPrefix(prefix), word.span, replacement: (word.span.joined(with: string.span), replaced))
    }
}
