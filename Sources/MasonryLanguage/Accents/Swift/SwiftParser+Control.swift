// Statements that decide what runs.
extension SwiftParser {
    // MARK: Heads

    /// A condition, and the names that it binds, which are declared before it.
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

    /// `let a = b`, `let a`: whether there is a value, which the name gets.
    private mutating func binding(_ head: inout Head, isFirst: Bool) throws(Rejection) -> Expression {
        let place = current.span
        advance()
        if current.kind == .leftParen { throw unexpected("a name") }
        let name = try name("a name")
        if accept(.colon) { try skipType() }
        let nothing = Expression(kind: .nothing, span: name.span)
        var bound = Expression(kind: .name(name.name), span: name.span)
        if names.text(name.name) == Builtin.`self`.rawValue {
            // Nothing but `self` can be what `self` is bound to.
            bound = ownSelf(at: name.span)
            if accept(.assign) { _ = try value() }
        } else if accept(.assign) {
            let first = index
            let value = try value()
            let mentionsItself = tokens[first..<index].contains { $0.kind == .identifier && $0.name == name.name }
            bound = bind(name, to: value, isEager: isFirst || mentionsItself, in: &head, place)
        } else {
            let value =
                isOfSelf(name.name)
                ? Expression(
                    kind: .message(ownSelf(at: name.span), name.name, nameSpan: name.span, []), span: name.span) : bound
            if isOfSelf(name.name) { bound = bind(name, to: value, isEager: true, in: &head, place) }
        }
        declare(name.name)
        return try expression(.binary(.notEqual, bound, nothing), place, above: height + 1)
    }

    /// Declares a name with a value; where that is worked out only when the condition is, what does so.
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

    /// `case .loaded(let items) = state`
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
        let always = Expression(kind: .boolean(true), span: place)
        if !isFirst { all.conditions.insert(ignoring(given, always), at: 0) }
        for (name, part) in matched.bindings {
            all.conditions.append(ignoring(bind(name, to: part, isEager: false, in: &head, place), always))
        }
        return try condition(of: all, at: place)
    }

    /// Works a value out and goes on.
    private func ignoring(_ value: Expression, _ always: Expression) -> Expression {
        Expression(kind: .binary(.or, truth(value), always), span: value.span)
    }

    /// A variable that no source can name.
    mutating func temporary(at span: Span) -> DeclaredName {
        temporaries += 1
        return DeclaredName(name: names.intern("$subject\(temporaries)"), span: span)
    }

    mutating func ifStatement() throws(Rejection) -> Statement {
        let start = current.span
        return try scoped { (parser) throws(Rejection) in
            parser.advance()
            let head = try parser.head()
            var tallest = parser.height
            let body = try parser.block()
            tallest = max(tallest, parser.height)
            var otherwise: Block?
            if parser.accept("else") {
                if parser.isWord("if") {
                    let next = try parser.ifStatement()
                    otherwise = Block(statements: [next], span: next.span)
                } else {
                    otherwise = try parser.block()
                }
                tallest = max(tallest, parser.height)
            }
            let branch = Statement.Branch(condition: head.value, body: body)
            let choice = parser.made(.if([branch], otherwise: otherwise), start, above: tallest)
            if tallest + 3 > Parser.heightLimit {
                throw Rejection(.expressionTooLong(limit: Parser.heightLimit), choice.span)
            }
            if head.bindings.isEmpty { return choice }
            let block = Block(statements: head.bindings + [choice], span: choice.span)
            return parser.made(.block(block), start, above: tallest + 1)
        }
    }

    mutating func guardStatement() throws(Rejection) -> [Statement] {
        let start = current.span
        advance()
        let head = try head()
        var tallest = height
        guard accept("else") else { throw unexpected("`else`") }
        let body = try block()
        tallest = max(tallest, height)
        let fails = Expression(kind: .unary(.not, head.value), span: head.value.span)
        let branch = Statement.Branch(condition: fails, body: body)
        return head.bindings + [made(.if([branch], otherwise: nil), start, above: tallest + 1)]
    }

    /// A loop; what its head binds is worked out before each round.
    mutating func whileStatement() throws(Rejection) -> Statement {
        let start = current.span
        return try scoped { (parser) throws(Rejection) in
            parser.advance()
            let head = try parser.head()
            let before = parser.height
            let body = try parser.block()
            let tallest = max(before, parser.height) + 1
            guard !head.bindings.isEmpty else {
                return parser.made(
                    .while(head.value, body, step: [], isTestedLast: false), start, above: tallest)
            }
            let always = Expression(kind: .boolean(true), span: start)
            let fails = Expression(kind: .unary(.not, head.value), span: head.value.span)
            let end = Block(statements: [Statement(kind: .break, span: start)], span: start)
            let branch = Statement.Branch(condition: fails, body: end)
            let round =
                head.bindings + [
                    Statement(kind: .if([branch], otherwise: nil), span: head.value.span),
                    Statement(kind: .block(body), span: body.span),
                ]
            return parser.made(
                .while(always, Block(statements: round, span: body.span), step: [], isTestedLast: false), start,
                above: tallest + 2)
        }
    }

    mutating func forStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        return try scoped { (parser) throws(Rejection) in
            let element = parser.temporary(at: start)
            let item = Expression(kind: .name(element.name), span: start)
            let isCase = parser.accept("case")
            let pattern = try parser.pattern(of: item, binds: !isCase)
            var tallest = parser.height
            guard parser.accept("in") else { throw parser.unexpected("`in`") }
            let elements = try parser.headValue()
            tallest = max(tallest, parser.height)
            if parser.hasWholeElements(elements), let first = pattern.bindings.first {
                parser.declare(first.name.name, isWhole: true)
            }
            var condition: Expression?
            if !pattern.conditions.isEmpty { condition = try parser.condition(of: pattern, at: start) }
            var wanted: Expression?
            if parser.accept("where") {
                wanted = parser.truth(try parser.headValue())
                tallest = max(tallest, parser.height)
            }
            let body = try parser.block()
            tallest = max(tallest, parser.height)
            // A name for the whole element is the loop's own.
            if pattern.bindings.count == 1, condition == nil, case .name = pattern.bindings[0].value.kind {
                let inside = parser.conditional(wanted, [.init(kind: .block(body), span: body.span)], body.span)
                return try parser.loop(over: pattern.bindings[0].name, elements, inside ?? body, start, above: tallest)
            }
            var inside: [Statement] = pattern.bindings.map { name, value in
                Statement(kind: .variable(name, isConstant: false, type: nil, value: value), span: name.span)
            }
            let rest = parser.conditional(wanted, [Statement(kind: .block(body), span: body.span)], body.span)
            inside.append(Statement(kind: .block(rest ?? body), span: body.span))
            let whole =
                parser.conditional(condition, inside, body.span) ?? Block(statements: inside, span: body.span)
            return try parser.loop(over: element, elements, whole, start, above: tallest + 3)
        }
    }

    private mutating func loop(
        over element: DeclaredName, _ elements: Expression, _ body: Block, _ start: Span, above parts: Int
    ) throws(Rejection) -> Statement {
        try raise(to: parts + 1, at: element.span)
        return made(.for(element, in: elements, body), start, above: height)
    }

    /// Statements that run where a condition holds; nil where there is none.
    private func conditional(_ condition: Expression?, _ statements: [Statement], _ span: Span) -> Block? {
        guard let condition else { return nil }
        let branch = Statement.Branch(condition: condition, body: Block(statements: statements, span: span))
        return Block(statements: [Statement(kind: .if([branch], otherwise: nil), span: span)], span: span)
    }

    /// A value in a head, where a `{` opens the body.
    private mutating func headValue() throws(Rejection) -> Expression {
        let saved = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = saved }
        return try value()
    }

    mutating func repeatStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        let body = try block()
        let tallest = height
        guard accept("while") else { throw unexpected("`while`") }
        let condition = truth(try value())
        return made(
            .while(condition, body, step: [], isTestedLast: true), start, above: max(tallest, height) + 1)
    }

    /// A choice of the first case that fits, as one of the conditions of which is the first that holds.
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
            throw unexpected("`case`")
        }
        try expect(.colon)
        let place = current.span
        var body: [Statement] = bindings.map { name, value in
            Statement(kind: .variable(name, isConstant: true, type: nil, value: value), span: name.span)
        }
        let read = try statements()
        height = max(tallest, height) + 2
        body.append(Statement(kind: .block(Block(statements: read, span: span(from: place))), span: span(from: place)))
        // A case ends where the next begins, unless it says otherwise.
        if accept("fallthrough") {
            while accept(.semicolon) {}
        } else {
            body.append(Statement(kind: .break, span: previous.span))
        }
        return Statement.Case(values: values, body: Block(statements: body, span: span(from: place)))
    }

    /// A condition with what stands behind `where`, in which the pattern's names mean its parts.
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

    // MARK: Values of statements

    /// `if` or `switch` where a value stands.
    mutating func statementValue() throws(Rejection) -> Expression {
        let start = current.span
        let statement = isWord("if") ? try ifStatement() : try switchStatement()
        let span = span(from: start)
        let function = FunctionSyntax(
            parameters: [], body: giving(Block(statements: [statement], span: span)), span: span)
        let closure = Expression(kind: .closure(function), span: span)
        return try expression(.call(closure, []), start, above: height + 2)
    }

    /// The body of a function behind what runs first; what it gives without saying so is said.
    func giving(_ body: Block, behind first: [Statement] = []) -> Block {
        if first.isEmpty, body.statements.count == 1, case .expression = body.statements[0].kind { return body }
        return Block(statements: first + returning(body).statements, span: body.span)
    }

    /// A body whose only statement is a value returns that value, also from each of an `if`'s or a `switch`'s branches.
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
