internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// Strings joined with a dot: `"a" . "b"`.
enum DotBetweenStrings: SyntaxRule {
    static let id: RuleID = "dot-between-strings"

    static var problem: SyntaxProblem {
        .explained(.unexpected, "join strings with `+`, not with `.`")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard case .expected(.member, _) = error.problem, context.previous.kind == .dot,
            context.isString(context.current)
        else { return nil }
        return SyntaxError(problem, context.previous.span, replacement: (context.previous.span, "+"))
    }
}
