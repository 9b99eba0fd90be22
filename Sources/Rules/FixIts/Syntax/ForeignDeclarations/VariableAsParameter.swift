internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A parameter with a word before it: `func f(var a) {`.
enum VariableAsParameter: SyntaxRule {
    static let id: RuleID = "variable-as-parameter"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .reservedWord = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard context.declaresVariable(at: context.index), context.token(ahead: 1).kind == .identifier,
            let opening = context.openBrackets.last, opening > 1, context.isReservedWord(.func, at: opening - 2)
        else { return nil }
        let word = context.current.span
        return SyntaxError(
            .variableAsParameter(context.source.text(in: word)), word,
            replacement: (Span(word.lower, context.token(ahead: 1).span.lower), ""))
    }
}
