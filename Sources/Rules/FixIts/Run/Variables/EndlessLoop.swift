/// A loop never ends, because nothing in it changes its condition.
enum EndlessLoop: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard case .limit = failure.problem, context.source.accent == .masonry, let (condition, body) = context.loop
        else { return nil }
        let names = SyntaxNode.expression(condition).expressions.compactMap(\.named)
        guard !names.isEmpty, !context.mayChange(names, in: body) else { return nil }
        if let (place, change) = context.idleChange(of: names, in: body) {
            return FixIt(replacing: place, with: change)
        }
        let list = names.map { "`\(context.text($0))`" }.joined(separator: " or ")
        let related = Failure.Related(
            source: context.source, span: condition.span, .explanation("nothing in the loop changes \(list)"))
        guard case .binary(let operation, let counter, _) = condition.kind, [.less, .lessOrEqual].contains(operation),
            let counted = counter.named, let last = body.statements.last
        else { return FixIt(related: related) }
        let count = "\(context.text(counted)) += 1"
        return FixIt(
            related: related, replacing: last.span.atEnd, with: context.separator(after: last, in: body) + count)
    }
}

extension RuleContext {
    /// The condition and the body of the innermost `while` around the failure.
    fileprivate var loop: (condition: Expression, body: Block)? {
        path.reversed().lazy.compactMap { node -> (Expression, Block)? in
            guard case .statement(let statement) = node, case .while(let condition, let body, _, _) = statement.kind
            else { return nil }
            return (condition, body)
        }.first
    }

    /// Whether a block assigns one of the names, or calls something that may change it.
    fileprivate func mayChange(_ names: [Name], in body: Block) -> Bool {
        let parts = SyntaxNode.block(body).nodes
        return parts.contains { node in
            switch node {
            case .statement(let statement):
                guard case .assignment(let target, _, _) = statement.kind, let name = target.leadingName?.name else {
                    return false
                }
                return names.contains(name)
            case .expression(let expression):
                guard let call = WrittenCall(expression) else { return false }
                if let receiver = call.receiver { return receiver.leadingName.map { names.contains($0.name) } ?? false }
                return vocabulary.builtin(call.name) == nil
            case .block, .function: return false
            }
        }
    }

    /// A statement such as `i + 1` without effect, and what it should be.
    fileprivate func idleChange(of names: [Name], in body: Block) -> (Span, String)? {
        body.statements.lazy.compactMap { statement -> (Span, String)? in
            guard case .expression(let expression) = statement.kind,
                case .binary(let operation, let left, let right) = expression.kind, let name = left.named,
                names.contains(name), [.add, .subtract, .multiply, .divide].contains(operation)
            else { return nil }
            return (statement.span, "\(text(left)) \(operation.rawValue)= \(text(right))")
        }.first
    }

    /// The text between the last statement of a block and a new one.
    fileprivate func separator(after last: Statement, in body: Block) -> String {
        source.isOnOneLine(body.span) ? "; " : "\n" + source.indentation(at: last.span.lower)
    }
}

extension Expression {
    /// The name, if the expression is one.
    fileprivate var named: Name? { if case .name(let name) = kind { name } else { nil } }
}
