internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// A word instead of an operator: `if (a and b)`.
enum OperatorWord: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.punctuation(.rightParen), _) = error.problem else { return nil }
        let token = context.current
        guard token.kind == .identifier, !token.startsLine, case let word = context.text(of: token),
            let operation = ["and": "&&", "or": "||"][word]
        else { return nil }
        let foreign = ForeignWord(text: word, role: .statement, advice: "join conditions with && and ||")
        return SyntaxError(.foreignWord(foreign), token.span).edited(token.span, operation)
    }
}
