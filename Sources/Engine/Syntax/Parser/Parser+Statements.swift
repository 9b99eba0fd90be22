internal import LayoutTerms
package import Diagnostics
internal import Vocabulary

extension Parser {
    /// Reads statements up to a `}` or the end.
    package mutating func statements() -> [Statement] {
        var statements: [Statement] = []
        var tallest = 0
        let outerStart = statementStart
        defer { statementStart = outerStart }
        while true {
            while current.kind == .semicolon { advance() }
            if current.kind == .end || current.kind == .rightBrace || endOfBlock == index || isStopped { break }
            let start = index
            statementStart = start
            openBrackets = []
            do {
                statements.append(try statement())
                tallest = max(tallest, height)
                try separator()
            } catch {
                statementStart = start
                reject(error)
            }
        }
        height = tallest
        return statements
    }

    mutating func separator() throws(Rejection) {
        let token = current
        switch token.kind {
        case .end, .rightBrace: return
        case .semicolon: advance()
        case _ where token.startsLine: return
        case _ where token.kind.isReported: throw Rejection(nil)
        case .assign: throw Rejection(.assignmentInExpression, token.span)
        case .rightParen, .rightBracket: throw Rejection(.unexpectedClosing(token.kind.spelling ?? ""), token.span)
        default: throw Rejection(.missingSeparator(found: found), token.span)
        }
    }

    mutating func block() throws(Rejection) -> Block {
        guard current.kind == .leftBrace else { throw unexpected(.punctuation(.leftBrace), expectsEnd: true) }
        if current.startsLine, newlinesEnd { throw Rejection(.braceOnNewLine, current.span) }
        if startsWithParameters(after: index), !skipClosureInHead() { throw Rejection(.closureInHead, current.span) }
        let opening = index
        blockDepth += 1
        defer { blockDepth -= 1 }
        let statements = try nested { (parser) throws(Rejection) in try parser.bracedStatements(from: opening) }
        return Block(statements: statements, span: span(from: tokens[opening].span))
    }

    /// Reads from after a `{`, and the parameters of a closure, past its `}`.
    mutating func bracedStatements(from opening: Int) throws(Rejection) -> [Statement] {
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
        guard current.kind == .rightBrace else { throw unclosed(at: opening, expected: .punctuation(.rightBrace)) }
        advance()
        return statements
    }

    package mutating func statement() throws(Rejection) -> Statement {
        let token = current
        switch token.kind {
        case .reserved:
            switch ReservedWord(token.name) {
            case .let, .var: return try variableStatement()
            case .func: return try functionStatement()
            case .return: return try returnStatement()
            case .if: return try ifStatement()
            case .for: return try forStatement()
            case .while: return try whileStatement()
            case .break: return try breakStatement()
            case .continue: return try continueStatement()
            case .else: throw Rejection(.elseWithoutIf, token.span)
            case .in, .true, .false, .nil, nil: return try expressionStatement()
            }
        case .identifier:
            guard let word = StatementWord(token.name), startsStatement(word, at: index) else {
                return try expressionStatement()
            }
            switch word {
            case .screen: return try screenStatement()
            case .select: return try selectStatement()
            case .expect: return try expectStatement()
            case .import: return try importStatement()
            case .view, .label, .button, .image, .field, .scroll, .guide: return try viewStatement()
            }
        case .leftBrace: throw Rejection(.statementStartsWithBrace(closesCall: false), token.span)
        case .dot: throw Rejection(.statementStartsWithDot, token.span)
        case .minus where isDoubledMinus: throw unexpected(.statement)
        default: return try expressionStatement()
        }
    }

    package mutating func statement(_ kind: Statement.Kind, from start: Span, height parts: Int) throws(Rejection)
        -> Statement
    {
        let span = span(from: start)
        try raise(to: parts, at: span)
        return Statement(kind: kind, span: span)
    }

    /// Reads the name in a declaration.
    mutating func declaredName(_ expected: Expectation, onNewLine: Bool = false) throws(Rejection) -> DeclaredName {
        let token = current
        switch onNewLine ? token.kind : following {
        case .identifier:
            advance()
            return DeclaredName(name: token.name, span: token.span)
        case .reserved: throw Rejection(.reservedWord(text(of: token.name)), token.span)
        default: throw unexpected(expected)
        }
    }
}
