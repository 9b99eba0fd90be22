// What kinds of value expressions have.
extension RuleContext {
    /// The value of an expression when the statement failed; nil if it is not known.
    func value(of expression: Expression) -> Value? {
        values.first { $0.span == expression.span }?.value
    }

    /// The kind of value of an expression at the place of the failure.
    func kind(of expression: Expression) -> ValueKind { kind(of: expression, before: .max) }

    /// The kind of value of a name at the place of the failure.
    func kind(of name: Name) -> ValueKind { kind(of: name, before: .max) }

    /// - Parameter end: only what is declared before it counts.
    private func kind(of expression: Expression, before end: Int) -> ValueKind {
        if let value = value(of: expression) { return ValueKind(value) }
        switch expression.kind {
        case .number: return .number
        case .text, .interpolation: return .of(.string)
        case .tuple, .size: return .of(.tuple)
        case .parentheses(let inner), .box(let inner): return kind(of: inner, before: end)
        case .unary(.negate, let operand): return kind(of: operand, before: end) == .number ? .number : .unknown
        case .binary(let operation, let left, let right) where operation.isArithmetic:
            return kind(of: left, before: end) == .number && kind(of: right, before: end) == .number
                ? .number : .unknown
        case .name(let name): return kind(of: name, before: end)
        case .array(let elements):
            let areViews = elements.allSatisfy { kind(of: $0, before: end) == .of(.view) }
            return .of(areViews && !elements.isEmpty ? .views : .array)
        case .index(let base, _): return kind(of: base, before: end) == .of(.views) ? .of(.view) : .unknown
        case .member(let base, let name, _): return kind(of: name, memberOf: kind(of: base, before: end))
        case .call(let callee, _):
            guard case .member(let base, let name, _) = callee.kind, let spelling = spelling(name),
                kind(of: base, before: end) == .of(.constraint), spelling.isMember(of: .constraint)
            else { return .unknown }
            return .of(.constraint)
        default: return .unknown
        }
    }

    private func kind(of name: Name, memberOf base: ValueKind) -> ValueKind {
        guard let spelling = spelling(name), case .of(let receiver) = base, spelling.isMember(of: receiver) else {
            return .unknown
        }
        switch receiver {
        case .maker, .constraint: return .of(.constraint)
        case .view, .root, .guide:
            switch spelling {
            case .attribute, .guideAttribute: return .of(.attribute)
            case .guide: return .of(.guide)
            case .member(.superview): return .of(.view)
            case .member(.subviews): return .of(.views)
            default: return .unknown
            }
        case .attribute, .tuple: return .number
        default: return .unknown
        }
    }

    private func kind(of name: Name, before end: Int) -> ValueKind {
        for (depth, node) in path.enumerated().reversed() {
            if let kind = kind(of: name, declaredIn: node, at: depth, before: end) { return kind }
        }
        switch vocabulary.builtin(name) {
        case .root, .`self`: return .of(.root)
        case .superview: return .of(.view)
        case .make, .update, .remake: return .of(.maker)
        case let builtin? where builtin.isPriority: return .number
        case .some: return .other
        case nil:
            let known = facts.kind(ofGlobal: name)
            return known == .unknown ? kind(ofTopLevel: name, before: end) : known
        }
    }

    /// The kind of value that the script gives a variable where it declares it.
    private func kind(ofTopLevel name: Name, before end: Int) -> ValueKind {
        let limit = min(end, location.lower)
        let declaration = program.statements.last { $0.span.upper <= limit && $0.declaration(of: name) != nil }
        guard case .variable(_, _, _, let value)? = declaration?.kind else { return .unknown }
        return kind(of: value, before: value.span.lower)
    }

    /// The kind that a part of the path gives a name; nil if it does not declare it.
    private func kind(of name: Name, declaredIn node: SyntaxNode, at depth: Int, before end: Int) -> ValueKind? {
        switch node {
        case .function(let function):
            let position = function.parameters.firstIndex { $0.name.name == name }
            guard makerCall(at: depth) != nil else { return position.map { _ in .unknown } }
            if position == 0 || name == vocabulary.make { return .of(.maker) }
            return name == vocabulary.superview ? .of(.view) : nil
        case .block(let block):
            let limit = min(end, location.lower)
            for statement in block.statements.reversed() where statement.span.upper <= limit {
                guard statement.declaration(of: name) != nil else { continue }
                switch statement.kind {
                case .views: return .of(.view)
                case .variable(_, _, _, let value): return kind(of: value, before: statement.span.lower)
                default: return .other
                }
            }
            return nil
        case .statement(let statement):
            guard case .for(let variable, let elements, _) = statement.kind, variable.name == name else { return nil }
            return kind(of: elements, before: min(end, statement.span.lower)) == .of(.views) ? .of(.view) : .unknown
        case .expression: return nil
        }
    }

    /// The call of `makeConstraints` or the like whose block is the function at a depth of the path.
    package func makerCall(at depth: Int) -> MethodCall? {
        let call = path[..<depth].reversed().lazy.compactMap { node -> MethodCall? in
            if case .expression(let expression) = node { expression.call } else { nil }
        }.first
        guard let call, case .member(let member)? = spelling(call.name),
            [.makeConstraints, .updateConstraints, .remakeConstraints].contains(member)
        else { return nil }
        return call
    }
}
