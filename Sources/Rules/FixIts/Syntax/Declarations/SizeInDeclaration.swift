internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A size in a declaration: `view header 100x50`, `view header height 44`.
enum SizeInDeclaration: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .contentOfView = error.problem, let word = error.problem.declaration, context.index > 1,
            context.statementWord(at: context.index - 2) == word
        else { return nil }
        return context.sizeAfter(word)
    }
}
