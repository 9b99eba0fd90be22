/// A `=` that should compare: `if a = 3 {`.
enum AssignmentAsComparison: SyntaxRule {
    static func answer(_ error: SyntaxError, in context: SyntaxContext) -> SyntaxError? {
        switch error.problem {
        case .assignmentInExpression, .notAssignable: break
        default: return nil
        }
        let token = BinaryOperator.equal.rawValue
        if case .notAssignable(let assignment?) = error.problem {
            guard context.comparesInstead(assignment) else { return nil }
            return SyntaxError(
                .assignmentInExpression, assignment.operatorSpan, replacement: (assignment.operatorSpan, token))
        }
        return error.problem == .assignmentInExpression ? error.edited(error.span, token) : nil
    }
}
