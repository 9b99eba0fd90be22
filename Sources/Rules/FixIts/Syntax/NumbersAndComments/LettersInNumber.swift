internal import Syntax
internal import Diagnostics

/// Letters that continue a number: `2gap`, `320X480`, `1O0`, `0xff`.
enum LettersInNumber: SyntaxRule {
    static let id: RuleID = "letters-in-number"

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .letterAfterNumber(_, let number) = error.problem, let text = error.problem.replacement else {
            return nil
        }
        return error.edited(context.number(number, before: error.span), text)
    }
}
