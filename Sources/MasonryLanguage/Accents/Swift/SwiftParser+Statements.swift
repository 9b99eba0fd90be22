// Statements.
extension SwiftParser {
    /// Statements up to a `}` or the end.
    mutating func statements() throws(Rejection) -> [Statement] {
        var statements: [Statement] = []
        var tallest = 0
        while true {
            while accept(.semicolon) {}
            if current.kind == .rightBrace || current.kind == .end { break }
            if isWord("case") || isWord("default") && token(ahead: 1).kind == .colon { break }
            let start = index
            do throws(Rejection) {
                statements += try statement()
                tallest = max(tallest, height)
                try separator()
            } catch {
                note(error)
                if current.kind == .end { throw Rejection(nil) }
                recover(from: start)
            }
        }
        height = tallest
        return statements
    }

    private func separator() throws(Rejection) {
        switch current.kind {
        case .end, .rightBrace, .semicolon: return
        case _ where current.startsLine: return
        default: throw unexpected("a new line")
        }
    }

    mutating func block() throws(Rejection) -> Block {
        let start = current.span
        return try scoped { (parser) throws(Rejection) in try parser.bracedStatements(from: start) }
    }

    mutating func bracedStatements(from start: Span) throws(Rejection) -> Block {
        try expect(.leftBrace)
        let saved = allowsTrailingClosure
        allowsTrailingClosure = true
        defer { allowsTrailingClosure = saved }
        let statements = try statements()
        try expect(.rightBrace)
        return Block(statements: statements, span: span(from: start))
    }

    mutating func statement() throws(Rejection) -> [Statement] {
        let modifiers = skipModifiers()
        let token = current
        let start = token.span
        if token.kind == .reserved, let word = ReservedWord(token.name) {
            switch word {
            case .let, .var: return try variables(isLazy: modifiers.contains("lazy"))
            case .func: return [try localFunction()]
            case .return: return [try returnStatement()]
            case .if: return [try ifStatement()]
            case .for: return [try forStatement()]
            case .while:
                advance()
                let condition = try head()
                let body = try block()
                return [
                    made(.while(condition.value, body, step: [], isTestedLast: false), start, above: height + 1)
                ]
            case .break:
                advance()
                return [made(.break, start, above: 0)]
            case .continue:
                advance()
                return [made(.continue, start, above: 0)]
            default: break
            }
        }
        if token.kind == .identifier {
            switch names.text(token.name) {
            case "guard": return try guardStatement()
            case "switch" where !followedByMember: return [try switchStatement()]
            case "repeat" where self.token(ahead: 1).kind == .leftBrace: return [try repeatStatement()]
            case "do" where self.token(ahead: 1).kind == .leftBrace:
                advance()
                var body = [made(.block(try block()), start, above: height)]
                while accept("catch") {
                    while current.kind != .leftBrace, current.kind != .end { advance() }
                    skipBalanced()
                }
                body[0] = made(body[0].kind, start, above: height)
                return body
            case "defer" where self.token(ahead: 1).kind == .leftBrace:
                advance()
                skipBalanced()
                return []
            case "throw":
                advance()
                _ = try value()
                return [made(.return(nil), start, above: height)]
            case "class", "struct", "enum", "extension":
                if self.token(ahead: 1).kind == .identifier {
                    inner.append(contentsOf: try typeDeclaration())
                    return []
                }
            default: break
            }
        }
        return [try expressionStatement()]
    }

    private var followedByMember: Bool { token(ahead: 1).kind == .dot || token(ahead: 1).kind == .assign }

    mutating func made(_ kind: Statement.Kind, _ start: Span, above parts: Int) -> Statement {
        height = parts + 1
        return Statement(kind: kind, span: span(from: start))
    }

    private mutating func expressionStatement() throws(Rejection) -> Statement {
        let start = current.span
        if isWord("_"), token(ahead: 1).kind == .assign {
            advance()
            advance()
            return made(.expression(try value()), start, above: height)
        }
        let target = try value()
        var tallest = height
        guard let operation = current.kind.spelling.flatMap(AssignmentOperator.init) else {
            return made(.expression(target), start, above: tallest)
        }
        advance()
        let given = try value()
        tallest = max(tallest, height)
        if case .message(let base, let name, let nameSpan, let position) = target.kind, !position.isEmpty {
            guard names.text(name) == "objectAtIndexedSubscript", operation == .assign else {
                throw Rejection(.notAssignable, target.span)
            }
            let arguments = [
                Argument(label: nil, labelSpan: target.span, value: given),
                Argument(
                    label: names.intern("atIndexedSubscript"), labelSpan: target.span, value: position[0].value),
            ]
            let set = Expression(
                kind: .message(base, names.intern("setObject"), nameSpan: nameSpan, arguments),
                span: span(from: start))
            return made(.expression(set), start, above: tallest + 1)
        }
        switch target.kind {
        case .name, .message, .invalid: break
        default: throw Rejection(.notAssignable, target.span)
        }
        return made(.assignment(target, operation, given), start, above: tallest)
    }

    private mutating func returnStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        height = 0
        if current.startsLine || [.rightBrace, .semicolon, .end].contains(current.kind) {
            return made(.return(nil), start, above: 0)
        }
        return made(.return(try value()), start, above: height)
    }

    // MARK: Heads

    /// A condition, and the names that it binds, each of which is tested in it.
    private struct Head {
        var bindings: [Statement] = []
        let value: Expression
    }

    private mutating func head() throws(Rejection) -> Head {
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

    private mutating func ifStatement() throws(Rejection) -> Statement {
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

    private mutating func guardStatement() throws(Rejection) -> [Statement] {
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

    private mutating func forStatement() throws(Rejection) -> Statement {
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

    private mutating func repeatStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        let body = try block()
        let tallest = height
        guard accept("while") else { throw unexpected("`while`") }
        let condition = truth(try value())
        return made(
            .while(condition, body, step: [], isTestedLast: true), start, above: max(tallest, height) + 1)
    }

    private mutating func switchStatement() throws(Rejection) -> Statement {
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
