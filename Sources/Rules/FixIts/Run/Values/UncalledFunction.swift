/// A function is used instead of its result: `f + 1`.
enum UncalledFunction: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        guard context.source.accent == .masonry else { return nil }
        if case .noMembers = failure.problem {
            guard case .member(let base, _, failure.span)? = context.expression?.kind else { return nil }
            return context.uncalledFunction(heldBy: base) ?? context.uncalledFunction(in: base)
        }
        switch failure.problem {
        case .operands, .comparison, .condition, .notNumberInTuple: break
        default: if failure.problem.expected == nil { return nil }
        }
        return context.subject.flatMap { context.uncalledFunction(in: $0) }
    }
}

extension RuleContext {
    /// The call of the first function without parameters in an expression.
    fileprivate func uncalledFunction(in expression: Expression) -> FixIt? {
        let named: Expression?
        switch expression.kind {
        case .name(let name): named = isUncalled(name, expression) ? expression : nil
        case .parentheses(let inner), .unary(_, let inner): return uncalledFunction(in: inner)
        case .binary(_, let left, let right): return uncalledFunction(in: left) ?? uncalledFunction(in: right)
        case .tuple(let parts): return parts.lazy.compactMap { uncalledFunction(in: $0.value) }.first
        case .array(let parts): return parts.lazy.compactMap { uncalledFunction(in: $0) }.first
        default: named = nil
        }
        return named.map { FixIt(replacing: $0.span.atEnd, with: "()") }
    }

    /// The same for a function that a variable holds.
    fileprivate func uncalledFunction(heldBy expression: Expression) -> FixIt? {
        guard case .name(let name) = expression.kind,
            let value = program.lastValue(of: name, before: location.lower)
        else { return nil }
        return uncalledFunction(in: value)
    }

    private func isUncalled(_ name: Name, _ expression: Expression) -> Bool {
        guard case .function(let function)? = value(of: expression) ?? facts.value(ofGlobal: name) else { return false }
        return function.prototype.parameters.isEmpty
    }
}
