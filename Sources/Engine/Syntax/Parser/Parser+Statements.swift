internal import LayoutTerms
package import Diagnostics
internal import Vocabulary

extension Parser {
    /// Reads statements up to a `}` or the end.
    package mutating func statements() -> [Statement] {
        var statements: [Statement] = []
        var tallest = 0
        let outer = (statementStart, skipped, skippedHeight)
        defer { (statementStart, skipped, skippedHeight) = outer }
        while true {
            while current.kind == .semicolon { advance() }
            if current.kind == .end || current.kind == .rightBrace || endOfBlock == index || isStopped { break }
            (statementStart, openBrackets, skipped, skippedHeight) = (index, [], [], 0)
            let known = errors.count
            let statement = statement()
            separator()
            statements.append(recovered(statement, since: known))
            tallest = max(tallest, height)
        }
        height = tallest
        return statements
    }

    mutating func separator() {
        let token = current
        switch token.kind {
        case .end, .rightBrace: return
        case .semicolon: advance()
        case _ where token.startsLine: return
        case _ where token.kind.isReported: fail(nil)
        case .assign: fail(.assignmentInExpression, token.span)
        case .rightParen, .rightBracket: fail(.unexpectedClosing(token.kind.spelling ?? ""), token.span)
        default: fail(.missingSeparator(found: found), token.span)
        }
    }

    mutating func block() -> Block {
        if current.kind != .leftBrace {
            fail(expecting: .punctuation(.leftBrace), expectsEnd: true)
        } else if current.startsLine, newlinesEnd {
            fail(.braceOnNewLine, current.span)
        } else if startsWithParameters(after: index), !skipClosureInHead() {
            fail(.closureInHead, current.span)
        }
        resumeAtBody()
        if failure != nil { return Block(statements: [], span: previous.span.atEnd) }
        let opening = index
        blockDepth += 1
        defer { blockDepth -= 1 }
        let statements = nested { $0.bracedStatements(from: opening) }
        return Block(statements: statements, span: span(from: tokens[opening].span))
    }

    /// Reads from after a `{`, and the parameters of a closure, past its `}`.
    mutating func bracedStatements(from opening: Int) -> [Statement] {
        if index == opening { advance() }
        let saved = (newlinesEnd, allowsTrailingClosure, openBrackets)
        (newlinesEnd, allowsTrailingClosure, openBrackets) = (true, true, [])
        let isInParentheses = saved.2.last.map { tokens[$0].kind == .leftParen } ?? false
        openBraces.append(OpenBrace(index: opening, isInParentheses: isInParentheses))
        let statements = statements()
        openBraces.removeLast()
        (newlinesEnd, allowsTrailingClosure, openBrackets) = saved
        if endOfBlock == index {
            endOfBlock = nil
            return statements
        }
        if current.kind == .rightBrace {
            advance()
        } else {
            failUnclosed(opening, expecting: .punctuation(.rightBrace))
        }
        return statements
    }

    package mutating func statement() -> Statement {
        let token = current
        switch token.kind {
        case .reserved:
            switch ReservedWord(token.name) {
            case .let, .var: return variableStatement()
            case .func: return functionStatement()
            case .return: return returnStatement()
            case .if: return ifStatement()
            case .for: return forStatement()
            case .while: return whileStatement()
            case .break: return breakStatement()
            case .continue: return continueStatement()
            case .else: fail(.elseWithoutIf, token.span)
            case .in, .true, .false, .nil, nil: break
            }
        case .identifier:
            guard let word = StatementWord(token.name), startsStatement(word, at: index) else { break }
            switch word {
            case .screen: return screenStatement()
            case .select: return selectStatement()
            case .expect: return expectStatement()
            case .import: return importStatement()
            case .when: return whenStatement()
            case .view, .label, .button, .image, .field, .scroll, .guide: return viewStatement()
            }
        case .leftBrace: fail(.statementStartsWithBrace(closesCall: false), token.span)
        case .dot: fail(.statementStartsWithDot, token.span)
        case .minus where isDoubledMinus: fail(expecting: .statement)
        default: break
        }
        return expressionStatement()
    }

    package mutating func statement(_ kind: Statement.Kind, from start: Span, height parts: Int) -> Statement {
        let span = span(from: start)
        raise(to: parts, at: span)
        return Statement(kind: kind, span: span)
    }

    /// Reads the name in a declaration.
    mutating func declaredName(_ expected: Expectation, onNewLine: Bool = false) -> DeclaredName {
        let token = current
        switch onNewLine ? token.kind : following {
        case .identifier:
            advance()
            return DeclaredName(name: token.name, span: token.span)
        case .reserved: fail(.reservedWord(text(of: token.name)), token.span)
        default: fail(expecting: expected)
        }
        return missingName
    }
}
