internal import Vocabulary
internal import Syntax
internal import Diagnostics
internal import AccentSyntax

// Conditions in the heads of statements, and their bindings.
extension SwiftParser {
    /// A condition, and the variables that it binds, which are declared before it.
    struct Head {
        var bindings: [Statement] = []
        var value: Expression
    }

    mutating func head() throws(Rejection) -> Head {
        let start = current.span
        let saved = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = saved }
        var head = Head(value: Expression(kind: .boolean(true), span: start))
        var isFirst = true
        repeat {
            let before = height
            var condition: Expression
            if isWord("case") {
                condition = try caseCondition(&head, isFirst: isFirst)
            } else if isWord("let") || isWord("var") {
                condition = try binding(&head, isFirst: isFirst)
            } else {
                condition = truth(try value())
            }
            if !isFirst {
                condition = try expression(.binary(.and, head.value, condition), start, above: max(before, height) + 1)
            }
            head.value = condition
            isFirst = false
        } while accept(.comma)
        return head
    }

    /// Reads `let a = b` or `let a`: binds the name, and is true if the value is not nil.
    private mutating func binding(_ head: inout Head, isFirst: Bool) throws(Rejection) -> Expression {
        let place = current.span
        advance()
        if current.kind == .leftParen { return try partsBinding(&head, isFirst: isFirst, place) }
        let isUnnamed = isWord("_")
        var name = try name(.name)
        if isUnnamed { name = temporary(at: name.span) }
        if accept(.colon) { try skipType() }
        var bound = Expression(kind: .name(name.name), span: name.span)
        if names.text(name.name) == Builtin.`self`.rawValue {
            // `self` can only be bound to itself.
            bound = ownSelf(at: name.span)
            if accept(.assign) { _ = try value() }
        } else if accept(.assign) {
            let first = index
            let value = try value()
            noteAnd(in: value, from: first)
            let mentionsItself = tokens[first..<index].contains { $0.kind == .identifier && $0.name == name.name }
            bound = bind(name, to: value, isEager: isFirst || mentionsItself, in: &head, place)
        } else {
            let value =
                isOwnMember(name.name)
                ? Expression(
                    kind: .message(ownSelf(at: name.span), name.name, nameSpan: name.span, []), span: name.span) : bound
            if isOwnMember(name.name) { bound = bind(name, to: value, isEager: true, in: &head, place) }
        }
        declare(name.name)
        return try expression(.conversion(.presence, bound), place, above: height + 1)
    }

    /// Reads `let (a, b) = c`: binds the names to the elements, and is true if the value is not nil.
    private mutating func partsBinding(
        _ head: inout Head, isFirst: Bool, _ place: Span
    ) throws(Rejection) -> Expression {
        let subject = temporary(at: place)
        let whole = Expression(kind: .name(subject.name), span: place)
        let matched = try pattern(of: whole, binds: true)
        if accept(.colon) { try skipType() }
        try expect(.assign)
        let top = height
        let value = try value()
        height = max(top, height)
        var all = Pattern()
        let given = bind(subject, to: value, isEager: isFirst, in: &head, place)
        if !isFirst { all.conditions.append(done(given)) }
        all.conditions.append(Expression(kind: .conversion(.presence, whole), span: place))
        for (name, part) in matched.bindings {
            all.conditions.append(done(bind(name, to: part, isEager: false, in: &head, place)))
        }
        return try condition(of: all, at: place)
    }

    /// Declares a name and returns its variable. If the value is not eager, returns an assignment of the value, for the
    /// condition.
    private mutating func bind(
        _ name: DeclaredName, to value: Expression, isEager: Bool, in head: inout Head, _ place: Span
    ) -> Expression {
        let variable = Expression(kind: .name(name.name), span: name.span)
        let initial = isEager ? value : Expression(kind: .nothing, span: name.span)
        head.bindings.append(
            Statement(kind: .variable(name, isConstant: false, type: nil, value: initial), span: span(from: place)))
        if isEager { return variable }
        return Expression(kind: .assignment(variable, .assign, value, givesOld: false), span: span(from: place))
    }

    /// Reads `case .loaded(let items) = state`.
    private mutating func caseCondition(_ head: inout Head, isFirst: Bool) throws(Rejection) -> Expression {
        let place = current.span
        advance()
        let subject = temporary(at: place)
        let matched = try pattern(of: Expression(kind: .name(subject.name), span: place))
        try expect(.assign)
        let top = height
        let value = try value()
        height = max(top, height)
        var all = matched
        let given = bind(subject, to: value, isEager: isFirst, in: &head, place)
        if !isFirst { all.conditions.insert(done(given), at: 0) }
        for (name, part) in matched.bindings {
            all.conditions.append(done(bind(name, to: part, isEager: false, in: &head, place)))
        }
        return try condition(of: all, at: place)
    }

    /// A condition that evaluates a value and is always true.
    private func done(_ value: Expression) -> Expression {
        Expression(kind: .conversion(.done, value), span: value.span)
    }

    /// A new variable, with a name that no source can contain.
    mutating func temporary(at span: Span) -> DeclaredName {
        temporaries += 1
        return DeclaredName(name: names.intern("$subject\(temporaries)"), span: span)
    }
}
