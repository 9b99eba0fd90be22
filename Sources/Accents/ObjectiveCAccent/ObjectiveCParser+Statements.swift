internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

extension ObjectiveCParser {
    mutating func block() throws(Rejection) -> Block {
        let start = current.span
        if current.kind != .leftBrace, current.startsLine, current.kind == .identifier || current.kind == .leftBracket {
            note(Rejection(.bodyWithoutBraces, previous.span.atEnd))
        } else {
            try expect(.leftBrace)
        }
        let statements = try scoped { (parser) throws(Rejection) in try parser.bracedStatements() }
        return Block(statements: statements, span: span(from: start))
    }

    /// Reads statements up to a `}`, and the `}`.
    mutating func bracedStatements() throws(Rejection) -> [Statement] {
        var statements: [Statement] = []
        var tallest = 0
        while !accept(.rightBrace) {
            if current.kind == .end || isAt("end") { try expect(.rightBrace) }
            if endsBodies { throw unexpected(.punctuation(.rightBrace)) }
            if closesMessageFirst {
                note(Rejection(.bracesCrossed, current.span.joined(with: token(ahead: 1).span)))
                advance()
                closesMessage = true
                continue
            }
            try recovering { (parser) throws(Rejection) in
                statements += try parser.statements()
                tallest = max(tallest, parser.height)
            }
        }
        height = tallest
        return statements
    }

    /// Reads one statement of the source. It may have no effect, or declare several variables.
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
            case .let where declaresVariable, .var where declaresVariable:
                throw Rejection(.otherWord(names.text(current.name)), start)
            default: break
            }
        case .identifier:
            if token(ahead: 1).kind == .colon, !isWord("default"), !isWord("case") {
                // A label for `goto`.
                advance()
                advance()
                return []
            }
            if isWord("do") { return [try doStatement()] }
            if isWord("switch") { return [try switchStatement()] }
            if isWord("typedef") || isWord("enum") { if let constants = try typedef() { return constants ?? [] } }
        case .at:
            if let statement = try atStatement() { return statement }
        default: break
        }
        return startsVariables ? try variables() : [try expressionStatement()]
    }

    /// Whether a `let` or `var` declares a variable, as in other languages: `let a = [[UIView alloc] init];`.
    private var declaresVariable: Bool {
        let name = token(ahead: 1)
        return name.kind == .identifier && !name.startsLine && token(ahead: 2).kind == .assign
    }

    func statement(_ kind: Statement.Kind, _ start: Span, above parts: Int) throws(Rejection) -> Statement {
        let span = span(from: start)
        if parts >= Parser.heightLimit { throw Rejection(.expressionTooLong(limit: Parser.heightLimit), span) }
        return Statement(kind: kind, span: span)
    }

    /// Reads a `;`. It can be omitted at the end of a session's input and after a `}`. One that is missing at the end
    /// of a line or block is reported.
    mutating func endOfStatement() throws(Rejection) {
        if accept(.semicolon) || current.kind == .end && source.isInput { return }
        let endsHere = current.startsLine || current.kind == .rightBrace || current.kind == .end
        if endsHere, previous.kind == .rightBrace { return }
        guard endsHere else { throw unexpected(.punctuation(.semicolon)) }
        note(Rejection(.missingSemicolon, previous.span.atEnd))
    }

    /// Reads `@autoreleasepool { }` and the like; nil if the `@` starts a value.
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
        for word in ["weakify", "strongify"] where acceptAt(word) {
            if current.kind == .leftParen { skipBalanced() }
            _ = accept(.semicolon)
            return []
        }
        if acceptAt("throw") {
            skip(past: .semicolon)
            return []
        }
        return nil
    }

    // MARK: Variables

    private static let elsewhere: Set<String> = [
        "extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "OBJC_EXTERN", "CG_EXTERN",
    ]

    mutating func variables() throws(Rejection) -> [Statement] {
        // An `extern` variable without a value is declared elsewhere.
        let isElsewhere = Self.elsewhere.contains(names.text(current.name))
        let isKept = names.text(current.name) == "static" && scopes.count > 1
        let note = try skipType()
        let type = previous
        var statements: [Statement] = []
        repeat {
            var note = note
            while accept(.times) { note.isPointer = true }
            let start = current.span
            // A block or a pointer to a function.
            let isBlock = accept(.leftParen)
            if isBlock, !accept(.times) { try expect(.caret) }
            if isBlock { skipQualifiers() }
            let name = try name(.nameOf(.variable))
            if isBlock {
                try expect(.rightParen)
                if current.kind == .leftParen { skipBalanced() }
                note = TypeNote()
            }
            if current.kind == .leftBracket {
                while current.kind == .leftBracket { skipBalanced() }
                note.isPointer = true
            }
            if !isBlock { checkPointer(to: type, name, note) }
            declare(name.name, isWhole: note.isWhole)
            var value = initial(of: note, at: name.span)
            if accept(.assign) {
                let given = current.kind == .leftBrace ? try list(note) : try assignment()
                value =
                    note.isWhole && !isWhole(given)
                    ? Expression(kind: .conversion(.whole, given), span: given.span)
                    : typed(given, as: note.isPointer ? note.name : nil)
            } else if isElsewhere {
                continue
            }
            let variable = isKept ? kept(name, isWhole: note.isWhole) : name
            let made = try statement(
                .variable(variable, isConstant: false, type: nil, value: value), start, above: height)
            if isKept { extraStatements.append(made) } else { statements.append(made) }
        } while accept(.comma)
        try endOfStatement()
        return statements
    }

    /// Whether a type's last word is the name of a class: one that the source declares, one of UIKit's, or the one that
    /// makes the value after the `=`.
    func isClass(_ type: Token) -> Bool {
        guard type.kind == .identifier, structures[type.name] == nil else { return false }
        let text = names.text(type.name)
        guard TypeWord(text) == nil else { return false }
        if classes[type.name] != nil || text.hasPrefix("UI") && UIKitClass.nature(of: text) != nil { return true }
        guard current.kind == .assign else { return false }
        let value = tokens[(index + 1)...].drop { $0.kind == .leftBracket }
        return value.startIndex > index + 1 && value.first?.kind == .identifier && value.first?.name == type.name
    }

    /// The name of a static variable of a function, which is declared outside it under a name of its own.
    private mutating func kept(_ name: DeclaredName, isWhole: Bool) -> DeclaredName {
        let own = names.intern("\(names.text(name.name))$\(name.span.lower)")
        scopes[0][own] = isWhole
        keptVariables[name.name] = own
        return DeclaredName(name: own, span: name.span)
    }

    /// A call of `dispatch_once(&token, block)` with a variable as the token: calls the block if the variable is not
    /// true, and sets it. Nil for any other call.
    mutating func once(_ callee: Expression, _ arguments: [Argument], _ start: Span) throws(Rejection) -> Expression? {
        guard case .name(let name) = callee.kind, names.text(name) == LibraryFunction.once.rawValue,
            arguments.count == 2, case .name(let token) = arguments[0].value.kind,
            scopes.contains(where: { $0[token] != nil })
        else { return nil }
        let span = span(from: start)
        let place = Expression(kind: .name(token), span: arguments[0].value.span)
        let done = Statement(
            kind: .assignment(place, .assign, Expression(kind: .boolean(true), span: span)), span: span)
        let call = Expression(kind: .call(arguments[1].value, []), span: span)
        let body = Block(statements: [done, Statement(kind: .expression(call), span: span)], span: span)
        let closure = Expression(
            kind: .closure(FunctionSyntax(parameters: [], body: body, span: span)), span: span)
        let run = Expression(kind: .call(closure, []), span: span)
        return try expression(
            .conditional(truth(of: place), then: Expression(kind: .nothing, span: span), otherwise: run), start,
            above: height + 4)
    }
}
