internal import Vocabulary

// Control flow, and expressions and assignments as statements.
extension Parser {
    mutating func returnStatement() -> Statement {
        let start = current.span
        if functionDepth == 0 { report(SyntaxError(.returnOutsideFunction, start)) }
        advance()
        height = 0
        switch following {
        case nil, .semicolon, .rightBrace, .end: return statement(.return(nil), from: start, height: 0)
        default:
            let value = expression()
            return statement(.return(value), from: start, height: height)
        }
    }

    mutating func ifStatement() -> Statement {
        let start = current.span
        var branches: [Statement.Branch] = []
        var otherwise: Block?
        var tallest = 0
        repeat {
            advance()
            let condition = condition()
            tallest = max(tallest, height)
            branches.append(Statement.Branch(condition: condition, body: headedBlock()))
            tallest = max(tallest, height)
            guard isReserved(.else) else { break }
            advance()
            if isReserved(.if), following == .reserved { continue }
            otherwise = block()
            tallest = max(tallest, height)
            break
        } while true
        return statement(.if(branches, otherwise: otherwise), from: start, height: tallest)
    }

    mutating func forStatement() -> Statement {
        let start = current.span
        advance()
        if isReserved(.in) { fail(expecting: .nameOfElement) }
        let name = declaredName(.nameOfElement)
        if following == .reserved, isReserved(.in) { advance() } else { fail(expecting: .word(.in)) }
        let elements = condition()
        let tallest = height
        let body = loopBody()
        return statement(.for(name, in: elements, body), from: start, height: max(tallest, height))
    }

    mutating func whileStatement() -> Statement {
        let start = current.span
        advance()
        let condition = condition()
        let tallest = height
        let body = loopBody()
        return statement(
            .while(condition, body, step: [], isTestedLast: false), from: start, height: max(tallest, height))
    }

    private mutating func loopBody() -> Block {
        loopDepth += 1
        defer { loopDepth -= 1 }
        return headedBlock()
    }

    /// The body after a head. A block that is followed by another one or by an operator is a closure in the head, which
    /// is reported.
    mutating func headedBlock() -> Block {
        resumeAtBody()
        let opening = index
        let block = block()
        switch following {
        case .dot, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or, .leftBrace:
            let end = index
            index = opening
            guard current.kind == .leftBrace, skipClosureInHead() else {
                index = end
                fail(.closureInHead, tokens[opening].span)
                return block
            }
            return self.block()
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
    mutating func condition() -> Expression {
        if current.kind == .leftBrace { failForCondition() }
        return beforeBrace { $0.expression() }
    }

    /// Reads what a `{` after it does not belong to.
    mutating func beforeBrace(
        _ read: (inout Parser) -> Expression
    ) -> Expression {
        let saved = allowsTrailingClosure
        allowsTrailingClosure = false
        defer { allowsTrailingClosure = saved }
        return read(&self)
    }

    /// A head has no condition: the error is at its word.
    private mutating func failForCondition() {
        let word = isReservedWord(.in, at: index - 1) ? ReservedWord.for : reservedWord(at: index - 1)
        fail(.missingCondition(word?.rawValue ?? statementWord(at: index - 1)?.rawValue ?? ""), previous.span)
    }

    mutating func breakStatement() -> Statement {
        leaveStatement(.break, .break)
    }

    mutating func continueStatement() -> Statement {
        leaveStatement(.continue, .continue)
    }

    private mutating func leaveStatement(
        _ word: ReservedWord, _ kind: Statement.Kind
    ) -> Statement {
        let start = current.span
        if loopDepth == 0 { report(SyntaxError(.outsideLoop(word.rawValue), start)) }
        advance()
        return statement(kind, from: start, height: 0)
    }

    package mutating func expressionStatement() -> Statement {
        let start = tokens[index].span
        let target = expression()
        let tallest = height
        let (token, place) = (current, self.place)
        guard let assignment = assignmentOperator() else {
            return statement(.expression(target), from: start, height: tallest)
        }
        let position = errors.count
        let value = expression()
        switch target.kind {
        case .name, .member, .index, .missing: break
        case _ where failure != nil: break
        default:
            var isToOperation = false
            if case .binary = target.kind { isToOperation = true }
            let fact = SyntaxProblem.Assignment(
                operation: assignment, isToOperation: isToOperation, operatorSpan: token.span, value: value.span)
            var error = SyntaxError(.notAssignable(fact), target.span)
            error.place = place
            errors.insert(error, at: position)
        }
        return statement(.assignment(target, assignment, value), from: start, height: max(tallest, height))
    }

    mutating func assignmentOperator() -> AssignmentOperator? {
        guard let spelling = following?.spelling, let assignment = AssignmentOperator(rawValue: spelling) else {
            return nil
        }
        advance()
        return assignment
    }
}
