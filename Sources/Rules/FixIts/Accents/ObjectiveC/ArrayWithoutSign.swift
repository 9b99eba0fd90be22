internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import AccentSyntax

/// An array without its sign: `[a, b]`.
enum ArrayWithoutSign: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(.unexpected, "an array starts with `@[`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.message, _) = error.problem,
            context.current.kind == .comma || context.current.kind == .rightBracket,
            let opening = context.innermostOpening, context.tokens[opening].kind == .leftBracket
        else { return nil }
        let bracket = context.tokens[opening].span
        return SyntaxError(problem, bracket, replacement: (bracket.atStart, "@"))
    }
}
