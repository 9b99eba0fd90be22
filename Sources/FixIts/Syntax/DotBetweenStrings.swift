internal import Syntax
internal import Diagnostics

/// Strings joined with a dot: `"a" . "b"`.
enum DotBetweenStrings: SyntaxRule {
    static let id: RuleID = "dot-between-strings"

    static let page = RulePage(
        meaning: "Join strings with `+`.",
        examples: [
            RulePage.Example(
                before: "let a = \"x\"\nprint(a.\"b\")",
                after: "let a = \"x\"\nprint(a+\"b\")")
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        if case .expected(.member, _) = problem { true } else { false }
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard context.previous.kind == .dot, context.isString(context.current) else { return nil }
        return SyntaxError(.dotBetweenStrings, context.previous.span, replacement: (context.previous.span, "+"))
    }
}
