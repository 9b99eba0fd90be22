// The part of the tree that a failure is about.
extension RuleContext {
    /// The expression that failed, without parentheses around it; nil if only a name, a label or a statement failed.
    var subject: Expression? { expressions.first { $0.span == location }?.bare }

    /// Whether an expression is the one that failed. Parentheses around it don't matter.
    func isSubject(_ expression: Expression?) -> Bool {
        expression?.bare.span == (subject?.span ?? location)
    }

    /// Whether a name or a label is what failed.
    func isSubject(_ name: Span?) -> Bool { name == location }

    /// The call of which the name failed.
    var namedCall: WrittenCall? { call.flatMap { isSubject($0.nameSpan) ? $0 : nil } }
}
