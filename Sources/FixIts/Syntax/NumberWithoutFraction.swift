internal import Syntax
internal import Diagnostics

/// A number that ends with its point, or a point instead of a comma: `print(150.)`, `(150. 20)`.
enum NumberWithoutFraction: SyntaxRule {
    static let id: RuleID = "number-without-fraction"

    static let page = RulePage(
        meaning: "A digit follows the decimal point.",
        examples: [
            RulePage.Example(
                before: "print(150.)",
                after: "print(150)"),
            RulePage.Example(
                before: "view a\nmake.size.equalTo((150. 20))",
                after: "view a\nmake.size.equalTo((150, 20))"),
            RulePage.Example(
                before: "for i in 0.<3 { print(i) }",
                after: "for i in 0..<3 { print(i) }"),
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .expected(.member, _) = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        let (dot, token) = (context.previous, context.current)
        guard dot.kind == .dot, context.index > 1, context.tokens[context.index - 2].kind == .number, dot.isAdjacent
        else {
            return nil
        }
        let sign = dot.span.joined(with: token.span)
        if token.kind == .less, token.isAdjacent {
            return SyntaxError(
                .expected("a range", found: .text(".<")), sign,
                replacement: (sign, Token.Kind.halfOpenRange.spelling ?? ""))
        }
        let isComma = token.kind == .number && !context.openBrackets.isEmpty
        return SyntaxError(.missingDigitsAfterPoint, dot.span, replacement: (dot.span, isComma ? "," : ""))
    }
}
