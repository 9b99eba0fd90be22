internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A parameter with a default value: `func f(a = 1) {`.
enum DefaultValue: SyntaxRule {
    static let id: RuleID = "default-value"

    static func answers(_ problem: SyntaxProblem) -> Bool {
        problem == .assignmentInExpression
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard context.isReservedWord(.func, at: context.start), !context.openBrackets.isEmpty else { return nil }
        return SyntaxError(
            .defaultValue(besideTypes: false), context.current.span, replacement: context.plainParameters())
    }
}
