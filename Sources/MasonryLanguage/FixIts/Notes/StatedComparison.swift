internal import Masonry

/// A comparison is a statement: `n == 3`.
enum StatedComparison: FixItRule {
    static let id: RuleID = "stated-comparison"

    static let page = RulePage(
        meaning: "A comparison alone has no effect. `=` assigns, and `expect` checks.",
        examples: [
            RulePage.Example(
                before: "var n = 1\nn == 3\nprint(n)", after: "var n = 1\nn = 3\nprint(n)", needsRun: true),
            RulePage.Example(before: "let n = 1\nn < 3", after: "let n = 1\nexpect n < 3", needsRun: true),
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .noted(.idleComparison, _, _) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: FailureContext) -> FixIt? {
        guard case .noted(let slug, let message, _) = failure.problem,
            case .expression(let stated)? = context.statement?.kind,
            case .binary(let operation, let left, let right) = stated.kind
        else { return nil }
        if operation == .equal, context.isAssignable(left) {
            return FixIt(
                problem: .noted(slug, message, help: "a value is set with one `=`"), replacing: stated.span,
                with: "\(context.text(left)) = \(context.text(right))")
        }
        return FixIt(
            problem: .noted(slug, message, help: "what must hold is said with expect"), replacing: stated.span,
            with: "\(StatementWord.expect.rawValue) \(context.text(stated))")
    }
}

extension FailureContext {
    /// Whether an expression is a variable, or a member that can be assigned.
    fileprivate func isAssignable(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): return program.declaresVariable(name, before: failure.span.lower)
        case .member(_, let name, _):
            guard case .member(let member)? = spelling(name) else { return false }
            return Receiver.allCases.contains(where: member.isAssignable)
        default: return false
        }
    }
}
