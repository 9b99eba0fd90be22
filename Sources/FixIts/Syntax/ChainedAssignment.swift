internal import Syntax
internal import Diagnostics

/// Two assignments in one statement: `a = b = 3`.
enum ChainedAssignment: SyntaxRule {
    static let id: RuleID = "chained-assignment"

    static let page = RulePage(
        meaning: "A statement can contain only one `=`.",
        examples: [
            RulePage.Example(
                before: "var a = 1\nvar b = 2\na = b = 3\nprint(a, b)",
                after: "var a = 1\nvar b = 2\nb = 3; a = b\nprint(a, b)", hasEdit: false)
        ])

    static func answers(_ problem: SyntaxProblem) -> Bool {
        problem == .assignmentInExpression
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard context.isPassedOver,
            context.tokens[context.start..<context.index].contains(where: { $0.kind == .assign })
        else { return nil }
        return SyntaxError(.chainedAssignment, context.current.span)
    }
}
