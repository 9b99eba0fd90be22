internal import Syntax
internal import AccentSyntax

// `switch`, and `switch` and `if` as values.
extension SwiftParser {
    /// Reads a `switch` as one over `true`, whose cases are the conditions of their patterns.
    mutating func switchStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        let value = try headValue()
        var tallest = height
        let subject = temporary(at: start)
        let variable = Statement(
            kind: .variable(subject, isConstant: true, type: nil, value: value), span: value.span)
        try expect(.leftBrace)
        var cases: [Statement.Case] = []
        while !accept(.rightBrace) {
            if current.kind == .at { _ = skipModifiers() }
            cases.append(
                try scoped { (parser) throws(Rejection) in
                    try parser.switchCase(Expression(kind: .name(subject.name), span: start))
                })
            tallest = max(tallest, height)
        }
        let holds = Expression(kind: .boolean(true), span: start)
        let choice = made(.switch(holds, cases), start, above: tallest + 1)
        return made(.block(Block(statements: [variable, choice], span: choice.span)), start, above: height)
    }

    private mutating func switchCase(_ subject: Expression) throws(Rejection) -> Statement.Case {
        var values: [Expression] = []
        var bindings: [(name: DeclaredName, value: Expression)] = []
        var tallest = 0
        if accept("case") {
            repeat {
                let place = current.span
                let saved = allowsTrailingClosure
                allowsTrailingClosure = true
                let pattern = try pattern(of: subject)
                if bindings.isEmpty { bindings = pattern.bindings }
                var condition = try condition(of: pattern, at: place)
                if accept("where") { condition = try restricted(condition, by: pattern) }
                allowsTrailingClosure = saved
                values.append(truth(condition))
                tallest = max(tallest, height)
            } while accept(.comma)
        } else if accept("default") {
        } else {
            throw unexpected(.keyword("case"))
        }
        try expect(.colon)
        let place = current.span
        var body: [Statement] = bindings.map { name, value in
            Statement(kind: .variable(name, isConstant: true, type: nil, value: value), span: name.span)
        }
        let read = try statements()
        height = max(tallest, height) + 2
        body.append(Statement(kind: .block(Block(statements: read, span: span(from: place))), span: span(from: place)))
        // A case ends before the next one, unless it falls through.
        if accept("fallthrough") {
            while accept(.semicolon) {}
        } else {
            body.append(Statement(kind: .break, span: previous.span))
        }
        return Statement.Case(values: values, body: Block(statements: body, span: span(from: place)))
    }

    /// A condition joined with the one after `where`, in which the pattern's names are bound.
    private mutating func restricted(_ condition: Expression, by pattern: Pattern) throws(Rejection) -> Expression {
        let start = current.span
        let before = height
        let body = Statement(kind: .expression(truth(try value())), span: start)
        let function = FunctionSyntax(
            parameters: pattern.bindings.map { FunctionSyntax.Parameter(name: $0.name) },
            body: Block(statements: [body], span: start), span: start)
        let closure = Expression(kind: .closure(function), span: start)
        let parts = pattern.bindings.map { Argument(label: nil, labelSpan: start, value: $0.value) }
        let holds = Expression(kind: .call(closure, parts), span: start)
        return try expression(.binary(.and, condition, holds), start, above: max(before, height) + 3)
    }

    // MARK: Statements as values

    /// Reads an `if` or `switch` as a value: a closure that is called at once.
    mutating func statementValue() throws(Rejection) -> Expression {
        let start = current.span
        let statement = isWord("if") ? try ifStatement() : try switchStatement()
        let span = span(from: start)
        let function = FunctionSyntax(
            parameters: [], body: giving(Block(statements: [statement], span: span)), span: span)
        let closure = Expression(kind: .closure(function), span: span)
        return try expression(.call(closure, []), start, above: height + 2)
    }

    /// The body of a function after the statements that run first. An implicit result is returned explicitly.
    func giving(_ body: Block, after first: [Statement] = []) -> Block {
        if first.isEmpty, body.statements.count == 1, case .expression = body.statements[0].kind { return body }
        return Block(statements: first + returning(body).statements, span: body.span)
    }

    /// A body that returns the value of its only statement, also from each branch of an `if` or a `switch`.
    private func returning(_ body: Block) -> Block {
        var statements = body.statements
        var position = statements.count - 1
        if position > 0, case .break = statements[position].kind { position -= 1 }
        let isOnly = statements[..<max(0, position)].allSatisfy { if case .variable = $0.kind { true } else { false } }
        guard position >= 0, isOnly else { return body }
        let last = statements[position]
        let kind: Statement.Kind
        switch last.kind {
        case .expression(let value): kind = .return(value)
        case .block(let inner): kind = .block(returning(inner))
        case .if(let branches, let otherwise?):
            kind = .if(
                branches.map { Statement.Branch(condition: $0.condition, body: returning($0.body)) },
                otherwise: returning(otherwise))
        case .switch(let subject, let cases):
            kind = .switch(subject, cases.map { Statement.Case(values: $0.values, body: returning($0.body)) })
        default: return body
        }
        statements[position] = Statement(kind: kind, span: last.span)
        return Block(statements: statements, span: body.span)
    }
}
