/// A closure uses its parameter without naming it before `in`: `xs.map { x * 2 }`.
enum MissingParameter: FixItRule {
    static func fix(_ failure: Failure, in context: RuleContext) -> FixIt? {
        switch failure.problem {
        case .unknownName(_, let hint) where hint.isNone: break
        case .argumentCount: break
        default: return nil
        }
        guard let (closure, name) = context.closureWithoutParameter(failure.problem),
            let first = closure.body.statements.first, let leading = first.leadingName, leading.name == name
        else { return nil }
        if case .unknownName = failure.problem, !context.isSubject(leading.span) || context.use == .called {
            return nil
        }
        let text = context.text(name)
        var isAlone = false
        if case .expression(let expression) = first.kind, expression.kind.isName {
            isAlone = closure.body.statements.count > 1
        }
        let word = ReservedWord.in.rawValue
        let isUnknown = if case .unknownName = failure.problem { true } else { false }
        return FixIt(
            problem: isUnknown ? .unknownName(text, .parameter) : nil,
            replacing: isAlone ? leading.span.atEnd : Span(leading.span.lower, leading.span.lower),
            with: isAlone ? " \(word)" : "\(text) \(word) ")
    }
}

extension RuleContext {
    /// The closure without parameters that contains the failure, or that is an argument of the failed call, and the
    /// undeclared name that it starts with.
    fileprivate func closureWithoutParameter(_ problem: Problem) -> (FunctionSyntax, Name)? {
        let function: FunctionSyntax?
        if case .unknownName = problem {
            function =
                expressions.lazy.compactMap { expression in
                    if case .closure(let function) = expression.kind { function } else { nil }
                }.first
        } else {
            guard case .argumentCount(_, _, 1, _, _) = problem,
                case .closure(let given)? = call?.arguments.last?.value.kind
            else { return nil }
            function = given
        }
        guard let function, function.parameters.isEmpty, let name = function.body.statements.first?.leadingName?.name,
            vocabulary.builtin(name) == nil, kind(of: name) == .unknown
        else { return nil }
        return (function, name)
    }
}

extension Statement {
    /// The first name of the statement, if it is an expression or an assignment.
    package var leadingName: (name: Name, span: Span)? {
        switch kind {
        case .expression(let expression), .assignment(let expression, _, _): expression.leadingName
        default: nil
        }
    }
}

extension Expression {
    /// The first name of the expression.
    package var leadingName: (name: Name, span: Span)? {
        switch kind {
        case .name(let name): (name, span)
        case .member(let base, _, _), .call(let base, _), .index(let base, _), .binary(_, let base, _): base.leadingName
        default: nil
        }
    }
}
