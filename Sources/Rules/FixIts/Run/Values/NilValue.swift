/// A value is nil. The place where the nil comes from explains why.
enum NilValue: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .operands, .noMembers: break
        default: if failure.problem.expected == nil { return nil }
        }
        guard failure.related == nil, let value = context.nilExpression(failure.problem),
            let reason = context.reason(ofNil: value)
        else { return nil }
        if case .noMembers = failure.problem, context.isSetToNil(value) {
            return FixIt(
                related: reason, help: "it is nil until it gets a value: check it first with if … != nil { … }")
        }
        let help = context.caller(value).map { "`\($0)` returns nothing: return a value with `return`" as Advice }
        guard let result = context.unreturnedResult(of: value) else { return FixIt(related: reason, help: help) }
        let word = ReservedWord.return.rawValue
        guard case .variable(let name, _, _, _) = result.kind else {
            return FixIt(related: reason, help: help, replacing: result.span.atStart, with: "\(word) ")
        }
        let indentation = context.source.indentation(at: result.span.lower)
        return FixIt(
            related: reason, help: help, replacing: result.span.atEnd,
            with: "\n\(indentation)\(word) \(context.text(name.name))")
    }
}

extension RuleContext {
    /// The expression whose value is nil.
    fileprivate func nilExpression(_ problem: Problem) -> Expression? {
        switch problem {
        case .noMembers(_, of: "nil"):
            return expressions.lazy.compactMap { expression -> Expression? in
                switch expression.kind {
                case .member(let base, _, let span), .message(let base, _, let span, _):
                    isSubject(span) ? base : nil
                default: nil
                }
            }.first
        case .operands:
            guard case .binary(_, let left, let right)? = expression?.kind else { return nil }
            return [left, right].first { isNil($0) }
        default:
            return expressions.first { isSubject($0) && isNil($0) }
        }
    }

    /// The last statement of the called function, whose value it does not return.
    fileprivate func unreturnedResult(of expression: Expression) -> Statement? {
        if case .name(let variable) = expression.kind {
            return program.lastValue(of: variable, before: expression.span.lower).flatMap(unreturnedResult)
        }
        guard case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind else { return nil }
        let function = program.statements.lazy.compactMap { statement -> FunctionSyntax? in
            guard case .function(let declared, let function) = statement.kind, declared.name == name else { return nil }
            return function
        }.first
        guard let last = function?.body.statements.last else { return nil }
        if case .variable = last.kind { return last }
        guard case .expression(let value) = last.kind, value.call == nil else { return nil }
        guard let call = WrittenCall(value) else { return last }
        let builtin = vocabulary.builtin(call.name)
        return builtin.map { $0.isFunction && $0 != .print } ?? false ? last : nil
    }

    private func isNil(_ expression: Expression) -> Bool {
        if case .nothing? = value(of: expression) { true } else { false }
    }
}
