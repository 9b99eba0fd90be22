internal import Syntax
internal import Diagnostics
internal import Vocabulary

/// A method that starts with the word of another language: `function setUp()`.
enum FunctionKeyword: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .otherWord(let text) = error.problem, ["function", "fun", "fn", "def"].contains(text) else {
            return nil
        }
        let word = ForeignWord(
            text: text, role: .statement, advice: "a method starts with `func`", replacement: "func")
        return SyntaxError(.foreignWord(word), error.span)
    }
}
