internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// Strings joined with a dot: `"a" . "b"`.
enum DotBetweenStrings: SyntaxRule {
    static let id: RuleID = "dot-between-strings"

    static var problem: SyntaxProblem {
        .explained(.unexpected, "join strings with `+`, not with `.`")
    }

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .expected(.member, _) = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard context.previous.kind == .dot, context.isString(context.current) else { return nil }
        return SyntaxError(problem, context.previous.span, replacement: (context.previous.span, "+"))
    }
}
