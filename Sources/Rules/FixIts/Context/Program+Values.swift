extension Program {
    /// The last value of a variable before a place, from its declaration or an assignment.
    func lastValue(of name: Name, before place: Int) -> Expression? {
        last(before: place) { statement in
            guard let value = statement.value(givenTo: name) else { return nil }
            return value.span.upper <= place ? value : nil
        }
    }

    /// The value in the last declaration of a variable before a place.
    func declaredValue(of name: Name, before place: Int) -> Expression? {
        last(before: place) { statement in
            guard case .variable(let declared, _, _, let value) = statement.kind else { return nil }
            return declared.name == name ? value : nil
        }
    }

    /// The last of the expressions that a function finds in the statements that start before a place.
    private func last(before place: Int, _ found: (Statement) -> Expression?) -> Expression? {
        var last: Expression?
        for statement in parts.statements where statement.span.lower < place {
            guard let value = found(statement), last.map({ $0.span.lower < value.span.lower }) ?? true else { continue }
            last = value
        }
        return last
    }
}

extension Statement {
    /// The value that the statement gives a variable.
    fileprivate func value(givenTo name: Name) -> Expression? {
        switch kind {
        case .variable(let declared, _, _, let value): declared.name == name ? value : nil
        case .assignment(let target, .assign, let value):
            if case .name(name) = target.kind { value } else { nil }
        default: nil
        }
    }
}
