internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A size with a third number: `image icon 320x480x2`.
enum SizeOfThree: SyntaxRule {
    static let id: RuleID = "size-of-three"

    static var problem: SyntaxProblem {
        .explained(.invalidLiteral, "a size has two numbers: a width and a height")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .letterAfterNumber(let letters, let number) = error.problem, number.contains("x"),
            letters.hasPrefix("x")
        else {
            return nil
        }
        return SyntaxError(problem, error.span, replacement: (error.span, ""))
    }
}
