/// A closure assigns its parameter instead of comparing it: `xs.filter { x in x = 2 }`.
enum AssignedParameter: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .parameterAssigned = failure.problem, context.isOnlyStatementOfClosure,
            let (target, operation, value) = context.assignment,
            operation == .assign, context.isSubject(target)
        else { return nil }
        return FixIt(
            replacing: Span(target.span.upper, value.span.lower), with: " \(BinaryOperator.equal.rawValue) ")
    }
}

extension RuleContext {
    /// Whether the failed statement is the only one of a closure.
    fileprivate var isOnlyStatementOfClosure: Bool {
        guard let closure = expressions.first(where: { $0.isClosure }), case .closure(let function) = closure.kind
        else {
            return false
        }
        return function.body.statements.count == 1
    }
}

extension Expression {
    fileprivate var isClosure: Bool { if case .closure = kind { true } else { false } }
}
