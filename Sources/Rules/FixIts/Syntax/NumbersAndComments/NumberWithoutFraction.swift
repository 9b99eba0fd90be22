internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// A number that ends with its point, or a point instead of a comma: `print(150.)`, `(150. 20)`.
enum NumberWithoutFraction: SyntaxRule {
    static let id: RuleID = "number-without-fraction"

    static var problem: SyntaxProblem {
        .explained(.invalidLiteral, "a digit must follow the decimal point", help: "write 1.0, or 1")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.member, _) = error.problem else { return nil }
        let (dot, token) = (context.previous, context.current)
        guard dot.kind == .dot, context.index > 1, context.tokens[context.index - 2].kind == .number, dot.isAdjacent
        else {
            return nil
        }
        let range = dot.span.joined(with: token.span)
        if token.kind == .less, token.isAdjacent {
            return SyntaxError(
                .expected("a range", found: .text(".<")), range,
                replacement: (range, Token.Kind.halfOpenRange.spelling ?? ""))
        }
        let isComma = token.kind == .number && !context.openBrackets.isEmpty
        return SyntaxError(problem, dot.span, replacement: (dot.span, isComma ? "," : ""))
    }
}
