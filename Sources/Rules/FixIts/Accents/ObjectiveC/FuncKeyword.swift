internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// A function that starts with `func`.
enum FuncKeyword: SyntaxRule {
    static let id: RuleID = "func-keyword"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .expected(.punctuation(.semicolon), _) = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard context.index > 0, context.isReservedWord(.func, at: context.index - 1) else { return nil }
        let word = ForeignWord(
            text: context.text(of: context.previous), role: .statement,
            advice: "write a function as void name(void) { … }, a method as - (void)name { … }")
        return SyntaxError(.foreignWord(word), context.previous.span)
    }
}
