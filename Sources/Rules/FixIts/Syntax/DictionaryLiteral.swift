internal import Syntax
internal import Diagnostics

/// Values with keys: `["a": 1]`, `{ a: 1 }`.
enum DictionaryLiteral: SyntaxRule {
    static let id: RuleID = "dictionary-literal"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        switch problem {
        case .expected, .missingSeparator: true
        default: false
        }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard context.current.kind == .colon else { return nil }
        if case .missingSeparator = error.problem {
            guard context.index > 1, context.tokens[context.index - 2].kind == .leftBrace else { return nil }
        } else if context.opening != .leftBracket || context.isAtEnd {
            return nil
        }
        return SyntaxError(.dictionary, context.current.span)
    }
}
