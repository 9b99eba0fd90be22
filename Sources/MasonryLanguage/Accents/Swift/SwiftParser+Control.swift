// Statements that decide what runs.
extension SwiftParser {
    // MARK: Heads

    /// A condition, and the names that it binds, each of which is tested in it.
    struct Head {
        var bindings: [Statement] = []
        let value: Expression
    }

    mutating func head() throws(Rejection) -> Head {
        let start = current.span
        let saved = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = saved }
        var bindings: [Statement] = []
        var whole: Expression?
        repeat {
            let place = current.span
            var condition: Expression
            if isWord("let") || isWord("var") {
                advance()
                let name = try name("a name")
                if accept(.colon) { try skipType() }
                var bound = Expression(kind: .name(name.name), span: name.span)
                if names.text(name.name) == "self" { bound = ownSelf(at: name.span) }
                if accept(.assign) {
                    let value = try value()
                    // Nothing but `self` can be what `self` is bound to.
                    if names.text(name.name) != "self" {
                        bindings.append(
                            made(
                                .variable(name, isConstant: false, type: nil, value: value), place, above: height))
                    }
                } else if isOfSelf(name.name) {
                    let value = Expression(
                        kind: .message(ownSelf(at: name.span), name.name, nameSpan: name.span, []), span: name.span)
                    bindings.append(made(.variable(name, isConstant: false, type: nil, value: value), place, above: 2))
                }
                declare(name.name)
                let nothing = Expression(kind: .nothing, span: name.span)
                condition = Expression(kind: .binary(.notEqual, bound, nothing), span: name.span)
            } else {
                condition = truth(try value())
            }
            if let before = whole {
                condition = try expression(.binary(.and, before, condition), start, above: height + 1)
            }
            whole = condition
        } while accept(.comma)
        return Head(bindings: bindings, value: whole ?? Expression(kind: .boolean(true), span: start))
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

    mutating func forStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        return try scoped { (parser) throws(Rejection) in
            var parts: [DeclaredName] = []
            if parser.accept(.leftParen) {
                repeat { parts.append(try parser.name("a name for the element")) } while parser.accept(.comma)
                try parser.expect(.rightParen)
            } else {
                parts = [try parser.name("a name for the element")]
            }
            for part in parts { parser.declare(part.name) }
            guard parser.accept("in") else { throw parser.unexpected("`in`") }
            let saved = parser.allowsTrailingClosure
            parser.allowsTrailingClosure = false
            let elements = try parser.value()
            parser.allowsTrailingClosure = saved
            var tallest = parser.height
            var condition: Expression?
            if parser.accept("where") {
                parser.allowsTrailingClosure = false
                condition = parser.truth(try parser.value())
                parser.allowsTrailingClosure = saved
            }
            var body = try parser.block()
            tallest = max(tallest, parser.height)
            if let condition {
                let branch = Statement.Branch(condition: condition, body: body)
                let choice = parser.made(.if([branch], otherwise: nil), body.span, above: tallest)
                body = Block(statements: [choice], span: body.span)
            }
            guard parts.count > 1 else {
                return parser.made(.for(parts[0], in: elements, body), start, above: tallest + 1)
            }
            // Each part is an element of the element.
            let whole = DeclaredName(name: parser.names.intern("$element"), span: parts[0].span)
            var statements: [Statement] = []
            for (position, part) in parts.enumerated() where parser.names.text(part.name) != "_" {
                let index = Argument(
                    label: nil, labelSpan: part.span,
                    value: Expression(kind: .number(Double(position)), span: part.span))
                let element = Expression(kind: .name(whole.name), span: part.span)
                let value = Expression(
                    kind: parser.told(element, "objectAtIndexedSubscript", part.span, [index]), span: part.span)
                statements.append(
                    Statement(kind: .variable(part, isConstant: true, type: nil, value: value), span: part.span))
            }
            statements.append(Statement(kind: .block(body), span: body.span))
            return parser.made(
                .for(whole, in: elements, Block(statements: statements, span: body.span)), start, above: tallest + 2)
        }
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

    mutating func switchStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        let saved = allowsTrailingClosure
        allowsTrailingClosure = false
        let subject = try value()
        allowsTrailingClosure = saved
        var tallest = height
        try expect(.leftBrace)
        var cases: [Statement.Case] = []
        while current.kind != .rightBrace {
            var values: [Expression] = []
            if accept("case") {
                repeat {
                    values.append(try value())
                    tallest = max(tallest, height)
                } while accept(.comma)
            } else if !accept("default") {
                throw unexpected("`case`")
            }
            try expect(.colon)
            let place = current.span
            let statements = try scoped { (parser) throws(Rejection) in try parser.statements() }
            tallest = max(tallest, height)
            // A case ends where the next begins.
            let end = Statement(kind: .break, span: previous.span)
            cases.append(
                Statement.Case(values: values, body: Block(statements: statements + [end], span: span(from: place))))
        }
        try expect(.rightBrace)
        return made(.switch(subject, cases), start, above: tallest + 1)
    }
}
