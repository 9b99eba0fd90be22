/// A variable is calculated with where it should change: `y + 40` as a statement.
enum ChangedVariable: FixItRule {
    static let id: RuleID = "changed-variable"

    static let page = RulePage(
        meaning: "Arithmetic alone changes nothing. An assignment does.",
        examples: [
            RulePage.Example(
                before: "var y = 1\ny + 40\nprint(y)", after: "var y = 1\ny += 40\nprint(y)", needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        if case .noted(.idleExpression, _, _) = problem { true } else { false }
    }

    static func fix(_ failure: Failure, in context: FailureContext) -> FixIt? {
        guard case .noted(let slug, let message, _) = failure.problem, context.source.accent == .masonry,
            case .expression(let value)? = context.statement?.kind, value.span == failure.span,
            case .binary(let operation, let left, let right) = value.kind,
            [.add, .subtract, .multiply, .divide].contains(operation), case .name(let name) = left.kind,
            context.program.declaresVariable(name, before: failure.span.lower)
        else { return nil }
        return FixIt(
            problem: .noted(slug, message, help: "to change `\(context.text(name))` is an assignment"),
            replacing: value.span, with: "\(context.text(left)) \(operation.rawValue)= \(context.text(right))")
    }
}

extension Program {
    /// Whether a name is declared with `var` before a place.
    func declaresVariable(_ name: Name, before place: Int) -> Bool {
        statements.contains { statement in
            statement.span.lower < place
                && SyntaxNode.statement(statement).nodes.contains { node in
                    guard case .statement(let inner) = node,
                        case .variable(let declared, isConstant: false, _, _) = inner.kind
                    else { return false }
                    return declared.name == name && declared.span.lower < place
                }
        }
    }
}
