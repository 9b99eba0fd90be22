// Statements that decide what runs, and those that compute.
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
        if isReserved(.in) { throw unexpected(expected: "a name for the element") }
        if isReserved(.var) || isReserved(.let) {
            let place = Span(current.span.lower, token(ahead: 1).span.lower)
            throw Rejection(
                SyntaxError(.variableInLoop(source.text(in: current.span)), current.span, replacement: (place, "")))
        }
        let name = try declaredName("a name for the element")
        guard following == .reserved, isReserved(.in) else { throw unexpected(expected: "`in`") }
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

    /// The block behind a head; one that goes on as a value does was meant as a closure.
    private mutating func headedBlock() throws(Rejection) -> Block {
        let opening = index
        let block = try block()
        switch following {
        case .dot, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or, .leftBrace:
            index = opening
            guard current.kind == .leftBrace, skipClosureInHead() else {
                throw Rejection(.closureInHead, tokens[opening].span)
            }
            return try self.block()
        default: return block
        }
    }

    /// An expression in a head, behind which a `{` opens the body.
    mutating func condition() throws(Rejection) -> Expression {
        let saved = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = saved }
        if current.kind == .leftBrace { throw missingCondition }
        return try expression()
    }

    /// The error for a head without a condition; where it is the last of several, its `if` is one too many.
    private var missingCondition: Rejection {
        let isLast = isReservedWord(.if, at: index - 1) && index > 1 && isReservedWord(.else, at: index - 2)
        let word = isReservedWord(.in, at: index - 1) ? ReservedWord.for.rawValue : source.text(in: previous.span)
        return Rejection(
            SyntaxError(
                .missingCondition(word), previous.span,
                replacement: isLast ? (Span(previous.span.lower, current.span.lower), "") : nil))
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

    mutating func expressionStatement() throws(Rejection) -> Statement {
        let start = current.span
        let target = try expression()
        let tallest = height
        let sign = current
        guard let assignment = assignmentOperator() else {
            return try statement(.expression(target), from: start, height: tallest)
        }
        let place = errors.count
        let value = try expression()
        switch target.kind {
        case .name, .member, .index, .invalid: break
        default:
            errors.insert(notAssignable(target, assignment, sign, value), at: place)
        }
        return try statement(.assignment(target, assignment, value), from: start, height: max(tallest, height))
    }

    private func notAssignable(
        _ target: Expression, _ assignment: AssignmentOperator, _ sign: Token, _ value: Expression
    ) -> SyntaxError {
        if case .binary = target.kind, assignment == .assign, functionDepth > 0 {
            return SyntaxError(
                .assignmentInExpression, sign.span,
                replacement: (sign.span, BinaryOperator.equal.rawValue))
        }
        if let first = tokens[..<index].lastIndex(where: { $0.span.lower == target.span.lower }),
            let foreign = foreignStatement(at: first)
        {
            return foreign
        }
        var error = SyntaxError(.notAssignable, target.span)
        if assignment == .assign { error.replacement = constantInstead(ofAssigning: value, to: target) }
        return error
    }

    mutating func assignmentOperator() -> AssignmentOperator? {
        guard let spelling = following?.spelling, let assignment = AssignmentOperator(rawValue: spelling) else {
            return nil
        }
        advance()
        return assignment
    }
}
