internal import Vocabulary

// Control flow, and expressions and assignments as statements.
extension Parser {
    mutating func returnStatement() throws(Rejection) -> Statement {
        let start = current.span
        if functionDepth == 0 { report(SyntaxError(.returnOutsideFunction, start)) }
        advance()
        height = 0
        switch following {
        case nil, .semicolon, .rightBrace, .end: return try statement(.return(nil), from: start, height: 0)
        default:
            let value = try expression()
            return try statement(.return(value), from: start, height: height)
        }
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
            branches.append(Statement.Branch(condition: condition, body: try headedBlock()))
            tallest = max(tallest, height)
            guard isReserved(.else) else { break }
            advance()
            if isReserved(.if), following == .reserved { continue }
            otherwise = try block()
            tallest = max(tallest, height)
            break
        } while true
        return try statement(.if(branches, otherwise: otherwise), from: start, height: tallest)
    }

    mutating func forStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        if isReserved(.in) { throw unexpected(.nameOfElement) }
        let name = try declaredName(.nameOfElement)
        guard following == .reserved, isReserved(.in) else { throw unexpected(.word(.in)) }
        advance()
        let elements = try condition()
        let tallest = height
        let body = try loopBody()
        return try statement(.for(name, in: elements, body), from: start, height: max(tallest, height))
    }

    mutating func whileStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        let condition = try condition()
        let tallest = height
        let body = try loopBody()
        return try statement(
            .while(condition, body, step: [], isTestedLast: false), from: start, height: max(tallest, height))
    }

    private mutating func loopBody() throws(Rejection) -> Block {
        loopDepth += 1
        defer { loopDepth -= 1 }
        return try headedBlock()
    }

    /// The body after a head. A block that is followed by another one or by an operator is a closure in the head, which
    /// is reported.
    private mutating func headedBlock() throws(Rejection) -> Block {
        let opening = index
        let block = try block()
        switch following {
        case .dot, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or, .leftBrace:
            let end = index
            index = opening
            guard current.kind == .leftBrace, skipClosureInHead() else {
                index = end
                throw Rejection(.closureInHead, tokens[opening].span)
            }
            return try self.block()
        default: return block
        }
    }

    /// Reports a closure in a head and skips to the body; returns false if no body follows on the line.
    mutating func skipClosureInHead() -> Bool {
        guard let closing = closers[index], let brace = braceOfLine(from: closing) else { return false }
        report(SyntaxError(.closureInHead, current.span))
        index = brace
        return true
    }

    /// An expression in a head, after which a `{` opens the body.
    private mutating func condition() throws(Rejection) -> Expression {
        if current.kind == .leftBrace { throw missingCondition }
        return try beforeBrace { (parser) throws(Rejection) in try parser.expression() }
    }

    /// Reads what a `{` after it does not belong to.
    mutating func beforeBrace(
        _ read: (inout Parser) throws(Rejection) -> Expression
    ) throws(Rejection) -> Expression {
        let saved = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = saved }
        return try read(&self)
    }

    /// The error for a head without a condition, at its word.
    private var missingCondition: Rejection {
        let word = isReservedWord(.in, at: index - 1) ? ReservedWord.for : reservedWord(at: index - 1) ?? .if
        return Rejection(.missingCondition(word.rawValue), previous.span)
    }

    mutating func breakStatement() throws(Rejection) -> Statement {
        try leaveStatement(.break, .break)
    }

    mutating func continueStatement() throws(Rejection) -> Statement {
        try leaveStatement(.continue, .continue)
    }

    private mutating func leaveStatement(
        _ word: ReservedWord, _ kind: Statement.Kind
    ) throws(Rejection) -> Statement {
        let start = current.span
        if loopDepth == 0 { report(SyntaxError(.outsideLoop(word.rawValue), start)) }
        advance()
        return try statement(kind, from: start, height: 0)
    }

    package mutating func expressionStatement() throws(Rejection) -> Statement {
        let start = current.span
        let target = try expression()
        let tallest = height
        let (token, place) = (current, self.place)
        guard let assignment = assignmentOperator() else {
            return try statement(.expression(target), from: start, height: tallest)
        }
        let position = errors.count
        let value = try expression()
        switch target.kind {
        case .name, .member, .index, .invalid: break
        default:
            var isToOperation = false
            if case .binary = target.kind { isToOperation = true }
            let fact = SyntaxProblem.Assignment(
                operation: assignment, isToOperation: isToOperation, operatorSpan: token.span, value: value.span)
            var error = SyntaxError(.notAssignable(fact), target.span)
            error.place = place
            errors.insert(error, at: position)
        }
        return try statement(.assignment(target, assignment, value), from: start, height: max(tallest, height))
    }

    mutating func assignmentOperator() -> AssignmentOperator? {
        guard let spelling = following?.spelling, let assignment = AssignmentOperator(rawValue: spelling) else {
            return nil
        }
        advance()
        return assignment
    }
}
