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
            try recovering { (parser) throws(Rejection) in
                statements += try parser.statement()
                tallest = max(tallest, parser.height)
                try parser.separator()
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
}
