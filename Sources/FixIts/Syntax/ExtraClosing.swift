internal import Syntax
internal import Diagnostics

/// A closing bracket too many before a body: `if (a)) {`.
enum ExtraClosing: SyntaxRule {
    static let id: RuleID = "extra-closing"

    static let page = RulePage(
        meaning: "Each closing bracket has an opening one.",
        examples: [
            RulePage.Example(
                before: "let a = true\nif a) { print(1) }",
                after: "let a = true\nif a { print(1) }")
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .expected(.sign(.leftBrace), _) = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let bracket = context.current
        guard !context.isAtEnd, context.openBrackets.isEmpty,
            bracket.kind == .rightParen || bracket.kind == .rightBracket
        else { return nil }
        return SyntaxError(
            .unexpectedClosing(bracket.kind.spelling ?? ""), bracket.span, replacement: (bracket.span, ""))
    }
}
