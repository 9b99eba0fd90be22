internal import Masonry
internal import Evaluator
internal import Diagnostics
internal import Vocabulary
internal import Syntax

/// A value is nil. The place where the nil comes from explains why.
enum NilValue: FixItRule {
    static let id: RuleID = "nil-value"

    static let page = RulePage(
        meaning: """
            The value is nil here. A function without `return` returns nil, and so do `first` and `last` of an \
            empty array.
            """,
        examples: [
            RulePage.Example(
                before: "func gap() {\n    let n = 8\n    n\n}\nprint(gap() + 1)",
                after: "func gap() {\n    let n = 8\n    return n\n}\nprint(gap() + 1)", needsRun: true)
        ])

    static func answers(_ problem: Problem) -> Bool {
        switch problem {
        case .operands, .noMembers, .masonry(.tooFewViewsToDistribute): true
        default: problem.expected != nil
        }
    }

    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        if case .masonry(.tooFewViewsToDistribute) = failure.problem {
            return failure.related == nil ? context.emptyArray.map { FixIt(related: $0) } : nil
        }
        guard failure.related == nil, let value = context.nilExpression(failure.problem),
            let reason = context.reason(ofNil: value)
        else { return nil }
        if case .noMembers = failure.problem, context.isSetToNil(value) {
            return FixIt(
                related: reason, help: "it is nil until it gets a value: check it first with if … != nil { … }")
        }
        let help = context.caller(value).map { "`\($0)` returns nothing: return a value with `return`" }
        guard let result = context.unreturnedResult(of: value) else { return FixIt(related: reason, help: help) }
        return FixIt(
            related: reason, help: help, replacing: Span(result.span.lower, result.span.lower),
            with: "\(ReservedWord.return.rawValue) ")
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
                    span == location ? base : nil
                default: nil
                }
            }.first
        case .operands:
            guard case .binary(_, let left, let right)? = expression?.kind else { return nil }
            return [left, right].first { isNil($0) }
        default:
            return expressions.first { $0.span == location && isNil($0) }
        }
    }

    /// The last value of the called function, which it does not return.
    fileprivate func unreturnedResult(of expression: Expression) -> Statement? {
        guard case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind else { return nil }
        let function = program.statements.lazy.compactMap { statement -> FunctionSyntax? in
            guard case .function(let declared, let function) = statement.kind, declared.name == name else { return nil }
            return function
        }.first
        guard let last = function?.body.statements.last, case .expression(let value) = last.kind, value.call == nil,
            WrittenCall(value) == nil
        else { return nil }
        return last
    }

    private func isNil(_ expression: Expression) -> Bool {
        if case .nothing? = value(of: expression) { true } else { false }
    }

    /// The declaration of the array that is distributed, if it is empty and nothing is added to it.
    fileprivate var emptyArray: Failure.Related? {
        guard case .name(let name)? = call?.receiver?.kind,
            let value = program.value(declaredAs: name, before: location.lower),
            case .array(let elements) = value.kind, elements.isEmpty,
            let place = program.statements.lazy.compactMap({ $0.declaration(of: name) }).first
        else { return nil }
        let nodes = program.statements.flatMap { SyntaxNode.statement($0).nodes }
        let isChanged = nodes.contains { node in
            switch node {
            case .expression(let expression):
                guard let call = expression.call, spelling(call.name) == .member(.append) else { return false }
                return call.receiver.leadingName?.name == name
            case .statement(let statement):
                guard case .assignment(let target, _, _) = statement.kind else { return false }
                return target.leadingName?.name == name
            case .block, .function: return false
            }
        }
        return isChanged
            ? nil
            : Failure.Related(
                source: source, span: place,
                .explanation("it stays empty: add elements with \(text(name)).\(Member.append.rawValue)(view)"))
    }

    /// The function that an expression calls, or whose result its variable holds.
    fileprivate func caller(_ expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name): program.lastValue(of: name, before: expression.span.lower).flatMap(caller)
        case .call(let callee, _): callee.kind.isName ? text(callee) : nil
        default: nil
        }
    }

    /// Whether the last assignment of a variable set it to nil.
    fileprivate func isSetToNil(_ expression: Expression) -> Bool {
        guard case .name(let name) = expression.kind,
            case .nothing? = program.lastValue(of: name, before: expression.span.lower)?.kind
        else { return false }
        return true
    }

    /// The place where the nil comes from.
    fileprivate func reason(ofNil expression: Expression) -> Failure.Related? {
        switch expression.kind {
        case .name(let name):
            guard let value = program.lastValue(of: name, before: expression.span.lower) else { return nil }
            if case .nothing = value.kind {
                return Failure.Related(source: source, span: value.span, .explanation("it is set to nil here"))
            }
            return reason(ofNil: value)
        case .call(let callee, _):
            guard case .name(let name) = callee.kind, case .function(let function)? = facts.value(ofGlobal: name) else {
                return nil
            }
            return Failure.Related(
                source: function.unit.source, span: function.prototype.span,
                .explanation("it returns nothing: return a value with `\(ReservedWord.return.rawValue)`"))
        case .member(let base, let name, _):
            switch spelling(name) {
            case .member(.first), .member(.last):
                return Failure.Related(
                    source: source, span: base.span,
                    .explanation(
                        "it is empty, so its `\(text(name))` is nil: check "
                            + "\(text(base)).\(Member.count.rawValue) > 0 first"))
            case .member(.superview):
                return Failure.Related(
                    source: source, span: base.span, .explanation("it is the root, which has no superview"))
            default: return nil
            }
        default: return nil
        }
    }
}
