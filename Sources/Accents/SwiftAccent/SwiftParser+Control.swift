internal import Syntax
internal import Diagnostics
internal import Vocabulary
internal import AccentSyntax

// Control flow.
extension SwiftParser {
    mutating func ifStatement() throws(Rejection) -> Statement {
        let start = current.span
        return try scoped { (parser) throws(Rejection) in
            parser.advance()
            let head = try parser.head()
            var tallest = parser.height
            let body = try parser.block()
            tallest = max(tallest, parser.height)
            var otherwise: Block?
            if parser.acceptElse() {
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
        guard accept("else") else { throw unexpected(.word(.else)) }
        let body = try block()
        tallest = max(tallest, height)
        let fails = Expression(kind: .unary(.not, head.value), span: head.value.span)
        let branch = Statement.Branch(condition: fails, body: body)
        return head.bindings + [made(.if([branch], otherwise: nil), start, above: tallest + 1)]
    }

    /// A loop. The bindings in its head are evaluated before each iteration.
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
            // `for try await`: the elements of an asynchronous sequence come one after another, too.
            _ = parser.accept("try")
            _ = parser.accept("await")
            let isCase = parser.accept("case")
            let pattern = try parser.pattern(of: item, binds: !isCase)
            var tallest = parser.height
            guard parser.accept("in") else { throw parser.unexpected(.word(.in)) }
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
            // A single name for the whole element is the loop's variable.
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

    /// A block that runs statements if a condition is true; nil without a condition.
    private func conditional(_ condition: Expression?, _ statements: [Statement], _ span: Span) -> Block? {
        guard let condition else { return nil }
        let branch = Statement.Branch(condition: condition, body: Block(statements: statements, span: span))
        return Block(statements: [Statement(kind: .if([branch], otherwise: nil), span: span)], span: span)
    }

    /// A value in a head, where a `{` opens the body.
    mutating func headValue() throws(Rejection) -> Expression {
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
        guard accept("while") else { throw unexpected(.word(.while)) }
        let condition = truth(try value())
        return made(
            .while(condition, body, step: [], isTestedLast: true), start, above: max(tallest, height) + 1)
    }
}
