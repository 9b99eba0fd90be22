internal import Syntax
internal import Diagnostics
internal import AccentSyntax
internal import Vocabulary

// Control flow.
extension ObjectiveCParser {
    /// A body: a block or a single statement.
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
            guard acceptElse() else { break }
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
            if let (element, type) = try parser.element() {
                let elements = parser.typed(try parser.assignment(), as: type, isOfElements: true)
                var tallest = parser.height
                try parser.expect(.rightParen)
                let body = try parser.body()
                tallest = max(tallest, parser.height)
                return try parser.statement(.for(element, in: elements, body), start, above: tallest)
            }
            return try parser.counting(from: start)
        }
    }

    /// Reads `Type *name in`; nil if the head has another form.
    private mutating func element() throws(Rejection) -> (DeclaredName, type: Name?)? {
        if let (end, note) = type(at: index), isName(tokens[end]), isReserved(.in, ahead: end + 1 - index) {
            let start = index
            index = end
            noteTypes(from: start)
            let name = try name(.nameOf(.element))
            declare(name.name, isWhole: note.isWhole)
            advance()
            return (name, note.isPointer ? note.name : nil)
        }
        if isName(current), isReserved(.in, ahead: 1) {
            let name = try name(.nameOf(.element))
            advance()
            return (name, nil)
        }
        return nil
    }

    /// Reads `start; condition; step)` and the body.
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
        guard isReserved(.while) else { throw unexpected(.word(.while)) }
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
        // The open braces around labels: `case 1: { …; break; case 2: … }`.
        var opened = 0
        while !accept(.rightBrace) {
            let place = current.span
            var values: [Expression] = []
            var isDefault = false
            while true {
                if accept("case") {
                    var value = try conditional()
                    if accept(.closedRange) {
                        let end = try conditional()
                        value = try expression(.binary(.closedRange, value, end), value.span, above: height)
                    }
                    values.append(value)
                    tallest = max(tallest, height)
                } else if accept("default") {
                    isDefault = true
                } else {
                    break
                }
                try expect(.colon)
            }
            if values.isEmpty, !isDefault { throw unexpected(.keyword("case")) }
            let statements = try scoped { (parser) throws(Rejection) in
                var statements: [Statement] = []
                while !parser.isWord("case"), !parser.isWord("default") {
                    if parser.current.kind == .rightBrace, opened == 0 { break }
                    if parser.current.kind == .end { try parser.expect(.rightBrace) }
                    if parser.accept(.rightBrace) {
                        opened -= 1
                        continue
                    }
                    if parser.opensBraceAroundCase {
                        parser.advance()
                        opened += 1
                        continue
                    }
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

    /// Whether a `{` is here, and a label of the switch around it is inside.
    private var opensBraceAroundCase: Bool {
        guard current.kind == .leftBrace else { return false }
        var position = index + 1
        while position < tokens.count, tokens[position].kind != .rightBrace, tokens[position].kind != .end {
            if isWord("case", ahead: position - index) { return true }
            position = tokens[position].kind == .leftBrace ? end(ofBracketAt: position) : position + 1
        }
        return false
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

    /// Whether a statement is the use of a macro of another file, which can bring its own `;`: `WEAKSELF`, `WS(me)`.
    private func isMacro(_ statement: Expression) -> Bool {
        let name: Name
        switch statement.kind {
        case .name(let word): name = word
        case .call(let callee, _):
            guard case .name(let word) = callee.kind else { return false }
            name = word
        default: return false
        }
        let text = names.text(name)
        return text.first?.isUppercase == true && LibraryFunction(rawValue: text) == nil
            && !scopes.contains { $0[name] != nil }
    }

    mutating func expressionStatement() throws(Rejection) -> Statement {
        let start = current.span
        let value = try comma()
        if isMacro(value), current.startsLine { return try statement(.expression(value), start, above: height) }
        try endOfStatement()
        // An assignment whose value is not used is a statement.
        if case .assignment(let target, let operation, let new, _) = value.kind {
            return try statement(.assignment(target, operation, new), start, above: height)
        }
        return try statement(.expression(value), start, above: height)
    }
}
