extension ObjectiveCParser {
    mutating func block() throws(Rejection) -> Block {
        let start = current.span
        try expect(.leftBrace)
        let statements = try scoped { (parser) throws(Rejection) in try parser.bracedStatements() }
        return Block(statements: statements, span: span(from: start))
    }

    /// Up to the `}`, and past it.
    mutating func bracedStatements() throws(Rejection) -> [Statement] {
        var statements: [Statement] = []
        var tallest = 0
        while !accept(.rightBrace) {
            if current.kind == .end { throw unexpected("`}`") }
            let start = index
            do {
                statements += try self.statements()
                tallest = max(tallest, height)
            } catch {
                note(error)
                if current.kind == .end { throw Rejection(nil) }
                recover(from: start)
            }
        }
        height = tallest
        return statements
    }

    /// What one statement says: none where it says nothing, several where it declares several variables.
    mutating func statements() throws(Rejection) -> [Statement] {
        let start = current.span
        height = 0
        switch current.kind {
        case .semicolon:
            advance()
            return []
        case .leftBrace:
            let block = try block()
            return [try statement(.block(block), start, above: height)]
        case .reserved:
            switch ReservedWord(current.name) {
            case .if: return [try ifStatement()]
            case .for: return [try forStatement()]
            case .while: return [try whileStatement()]
            case .return: return [try returnStatement()]
            case .break, .continue:
                let isBreak = isReserved(.break)
                advance()
                try endOfStatement()
                return [Statement(kind: isBreak ? .break : .continue, span: start)]
            case .else: throw Rejection(.elseWithoutIf, start)
            default: break
            }
        case .identifier:
            if isWord("do") { return [try doStatement()] }
            if isWord("switch") { return [try switchStatement()] }
            if isWord("typedef") || isWord("enum") { if let constants = try typedef() { return constants ?? [] } }
        case .at:
            if let statement = try atStatement() { return statement }
        default: break
        }
        return startsVariables ? try variables() : [try expressionStatement()]
    }

    func statement(_ kind: Statement.Kind, _ start: Span, above parts: Int) throws(Rejection) -> Statement {
        let span = span(from: start)
        if parts >= Parser.heightLimit { throw Rejection(.nestingTooDeep(limit: Parser.heightLimit), span) }
        return Statement(kind: kind, span: span)
    }

    /// A `;`, which the end of the source and of a block may stand for.
    mutating func endOfStatement() throws(Rejection) {
        if accept(.semicolon) || current.kind == .end || current.kind == .rightBrace { return }
        if current.startsLine, previous.kind == .rightBrace { return }
        throw unexpected("`;`")
    }

    /// `@autoreleasepool { }` and the like; nil where the `@` starts a value.
    private mutating func atStatement() throws(Rejection) -> [Statement]? {
        let start = current.span
        if acceptAt("autoreleasepool") { return [try statement(.block(try block()), start, above: height)] }
        if acceptAt("synchronized") {
            skipBalanced()
            return [try statement(.block(try block()), start, above: height)]
        }
        if acceptAt("try") {
            let body = try block()
            while acceptAt("catch") {
                if current.kind == .leftParen { skipBalanced() }
                _ = try block()
            }
            var all = [try statement(.block(body), start, above: height)]
            if acceptAt("finally") { all.append(try statement(.block(try block()), start, above: height)) }
            return all
        }
        for word in ["weakify", "strongify", "throw"] where acceptAt(word) {
            skip(past: .semicolon)
            return []
        }
        return nil
    }

    // MARK: Variables

    mutating func variables() throws(Rejection) -> [Statement] {
        let note = try skipType()
        var statements: [Statement] = []
        repeat {
            var note = note
            while accept(.times) { note.isPointer = true }
            let start = current.span
            var isBlock = false
            if current.kind == .leftParen {
                advance()
                try expect(.caret)
                isBlock = true
            }
            let name = try name("a variable's name")
            if isBlock {
                try expect(.rightParen)
                if current.kind == .leftParen { skipBalanced() }
                note = TypeNote()
            }
            if current.kind == .leftBracket {
                while current.kind == .leftBracket { skipBalanced() }
                note.isPointer = true
            }
            declare(name.name, isWhole: note.isWhole)
            var value = initial(of: note, at: name.span)
            if accept(.assign) {
                let given = current.kind == .leftBrace ? try list(note) : try assignment()
                value =
                    note.isWhole && !isWhole(given)
                    ? Expression(kind: .conversion(.whole, given), span: given.span) : given
            }
            statements.append(
                try statement(
                    .variable(name, isConstant: false, type: nil, value: value), start, above: height))
        } while accept(.comma)
        try endOfStatement()
        return statements
    }

    /// `{1, 2}`: the elements of an array, or the parts of a structure.
    private mutating func list(_ note: TypeNote) throws(Rejection) -> Expression {
        let start = current.span
        try expect(.leftBrace)
        var elements: [Expression] = []
        var tallest = 0
        while !accept(.rightBrace) {
            if accept(.comma) { continue }
            // `.width = 1`
            if current.kind == .dot {
                advance()
                advance()
                try expect(.assign)
            }
            elements.append(
                try nested { (parser) throws(Rejection) in
                    parser.current.kind == .leftBrace ? try parser.list(TypeNote()) : try parser.conditional()
                })
            tallest = max(tallest, height)
        }
        let parts = note.isPointer ? [] : note.word.parts
        guard parts.count == elements.count, !parts.isEmpty else {
            return try expression(.array(elements), start, above: tallest)
        }
        let arguments = zip(parts, elements).map {
            Argument(label: names.intern($0), labelSpan: $1.span, value: $1)
        }
        return try expression(.tuple(arguments), start, above: tallest)
    }

    // MARK: Control

    /// A statement as the body of another.
    private mutating func body() throws(Rejection) -> Block {
        if current.kind == .leftBrace { return try block() }
        let start = current.span
        let statements = try scoped { (parser) throws(Rejection) in try parser.statements() }
        return Block(statements: statements, span: span(from: start))
    }

    /// A condition in parentheses.
    private mutating func condition() throws(Rejection) -> Expression {
        try expect(.leftParen)
        let condition = truth(of: try comma())
        try expect(.rightParen)
        return condition
    }

    mutating func ifStatement() throws(Rejection) -> Statement {
        let start = current.span
        var branches: [Statement.Branch] = []
        var otherwise: Block?
        var tallest = 0
        repeat {
            advance()
            let condition = try condition()
            tallest = max(tallest, height)
            branches.append(Statement.Branch(condition: condition, body: try body()))
            tallest = max(tallest, height)
            guard isReserved(.else) else { break }
            advance()
            if isReserved(.if) { continue }
            otherwise = try body()
            tallest = max(tallest, height)
            break
        } while true
        return try statement(.if(branches, otherwise: otherwise), start, above: tallest)
    }

    mutating func forStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        return try scoped { (parser) throws(Rejection) in
            try parser.expect(.leftParen)
            if let element = try parser.element() {
                let elements = try parser.assignment()
                var tallest = parser.height
                try parser.expect(.rightParen)
                let body = try parser.body()
                tallest = max(tallest, parser.height)
                return try parser.statement(.for(element, in: elements, body), start, above: tallest)
            }
            return try parser.counting(from: start)
        }
    }

    /// `Type *name in`; nil where the head is of the other form.
    private mutating func element() throws(Rejection) -> DeclaredName? {
        if let (end, note) = type(at: index), isName(tokens[end]), isReserved(.in, ahead: end + 1 - index) {
            index = end
            let name = try name("an element's name")
            declare(name.name, isWhole: note.isWhole)
            advance()
            return name
        }
        if isName(current), isReserved(.in, ahead: 1) {
            let name = try name("an element's name")
            advance()
            return name
        }
        return nil
    }

    /// `start; condition; step)` and the body.
    private mutating func counting(from start: Span) throws(Rejection) -> Statement {
        var statements: [Statement] = []
        if !accept(.semicolon) { statements = startsVariables ? try variables() : [try expressionStatement()] }
        var tallest = height
        var condition = Expression(kind: .boolean(true), span: current.span)
        if current.kind != .semicolon { condition = truth(of: try comma()) }
        tallest = max(tallest, height)
        try expect(.semicolon)
        var steps: [Expression] = []
        while current.kind != .rightParen {
            steps.append(try assignment())
            tallest = max(tallest, height)
            if !accept(.comma) { break }
        }
        try expect(.rightParen)
        let body = try body()
        tallest = max(tallest, height)
        let loop = try statement(.while(condition, body, step: steps, isTestedLast: false), start, above: tallest)
        if statements.isEmpty { return loop }
        return try statement(.block(Block(statements: statements + [loop], span: loop.span)), start, above: tallest + 1)
    }

    mutating func whileStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        let condition = try condition()
        let tallest = height
        let body = try body()
        return try statement(
            .while(condition, body, step: [], isTestedLast: false), start, above: max(tallest, height))
    }

    mutating func doStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        let body = try body()
        let tallest = height
        guard isReserved(.while) else { throw unexpected("`while`") }
        advance()
        let condition = try condition()
        try endOfStatement()
        return try statement(.while(condition, body, step: [], isTestedLast: true), start, above: max(tallest, height))
    }

    mutating func switchStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        try expect(.leftParen)
        let subject = try comma()
        var tallest = height
        try expect(.rightParen)
        try expect(.leftBrace)
        var cases: [Statement.Case] = []
        while !accept(.rightBrace) {
            let place = current.span
            var values: [Expression] = []
            var isDefault = false
            while true {
                if accept("case") {
                    values.append(try conditional())
                    tallest = max(tallest, height)
                } else if accept("default") {
                    isDefault = true
                } else {
                    break
                }
                try expect(.colon)
            }
            if values.isEmpty, !isDefault { throw unexpected("`case`") }
            let statements = try scoped { (parser) throws(Rejection) in
                var statements: [Statement] = []
                while !parser.isWord("case"), !parser.isWord("default"), parser.current.kind != .rightBrace {
                    if parser.current.kind == .end { throw parser.unexpected("`}`") }
                    statements += try parser.statements()
                    tallest = max(tallest, parser.height)
                }
                return statements
            }
            cases.append(
                Statement.Case(
                    values: isDefault ? [] : values, body: Block(statements: statements, span: span(from: place))))
        }
        return try statement(.switch(subject, cases), start, above: tallest)
    }

    mutating func returnStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        height = 0
        var value: Expression?
        if current.kind != .semicolon, current.kind != .rightBrace, current.kind != .end { value = try comma() }
        try endOfStatement()
        return try statement(.return(value), start, above: height)
    }

    mutating func expressionStatement() throws(Rejection) -> Statement {
        let start = current.span
        let value = try comma()
        try endOfStatement()
        // An assignment whose value nobody asks for is a statement of its own.
        if case .assignment(let target, let operation, let new, _) = value.kind {
            return try statement(.assignment(target, operation, new), start, above: height)
        }
        return try statement(.expression(value), start, above: height)
    }
}
