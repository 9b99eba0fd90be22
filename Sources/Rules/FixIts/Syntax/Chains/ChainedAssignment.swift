/// Two assignments in one statement: `a = b = 3`.
enum ChainedAssignment: SyntaxRule {
    static var problem: SyntaxProblem {
        .explained(
            .assignmentInExpression, "a statement can contain only one `=`", help: "write two statements: b = 3; a = b")
    }

    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        guard error.problem == .assignmentInExpression, context.isPassedOver,
            context.tokens[context.start..<context.index].contains(where: { $0.kind == .assign })
        else { return nil }
        return SyntaxError(problem, context.current.span)
    }
}
