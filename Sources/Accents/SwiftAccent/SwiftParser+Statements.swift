internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

extension SwiftParser {
    /// Reads statements up to a `}`, the end, or the next case of a `switch`.
    mutating func statements() throws(Rejection) -> [Statement] {
        var statements: [Statement] = []
        var tallest = 0
        while true {
            while accept(.semicolon) {}
            if current.kind == .rightBrace || current.kind == .end { break }
            if isWord("case") || isWord("default") && token(ahead: 1).kind == .colon { break }
            if isWord("fallthrough") || current.kind == .at && isWord("unknown", ahead: 1) { break }
            if isWord("defer"), token(ahead: 1).kind == .leftBrace {
                statements += try deferred()
                tallest = max(tallest, height)
                break
            }
            try recovering { (parser) throws(Rejection) in
                statements += try parser.statement()
                tallest = max(tallest, parser.height)
                try parser.separator()
            }
        }
        height = tallest
        return statements
    }

    /// Reads a `defer` and the rest of its block: the statements after it come first, then the deferred ones.
    private mutating func deferred() throws(Rejection) -> [Statement] {
        let start = current.span
        advance()
        let saved = unobserved
        unobserved = []
        defer { unobserved = saved }
        let last = try block()
        unobserved = saved
        let tallest = height
        let rest = try nested { (parser) throws(Rejection) in try parser.statements() }
        height = max(tallest, height) + 3
        let end = Statement(kind: .block(last), span: last.span)
        guard rest.contains(where: \.returns) else { return rest + [end] }
        let body = Block(statements: rest, span: span(from: start))
        let closure = Expression(
            kind: .closure(FunctionSyntax(parameters: [], body: body, span: body.span)), span: body.span)
        let result = temporary(at: start)
        return [
            Statement(
                kind: .variable(
                    result, isConstant: true, type: nil,
                    value: Expression(kind: .call(closure, []), span: body.span)), span: body.span), end,
            Statement(kind: .return(Expression(kind: .name(result.name), span: start)), span: start),
        ]
    }

    func separator() throws(Rejection) {
        switch current.kind {
        case .end, .rightBrace, .semicolon: return
        case _ where current.startsLine: return
        default: throw unexpected(.newLine)
        }
    }

    mutating func block() throws(Rejection) -> Block {
        let start = current.span
        return try scoped { (parser) throws(Rejection) in try parser.bracedStatements(from: start) }
    }

    mutating func bracedStatements(from start: Span) throws(Rejection) -> Block {
        if current.startsLine, current.kind == .identifier || current.kind == .reserved {
            note(Rejection(.bodyWithoutBraces, previous.span.atEnd))
        } else {
            try expect(.leftBrace)
        }
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
            case .let, .var:
                wrapper = nil
                return try variables(isLazy: modifiers.contains("lazy"))
            case .func: return [try localFunction()]
            case .return: return [try returnStatement()]
            case .if: return [try ifStatement()]
            case .for: return [try forStatement()]
            case .while: return [try whileStatement()]
            case .break, .continue:
                advance()
                try passLabel()
                return [made(word == .break ? .break : .continue, start, above: 0)]
            default: break
            }
        }
        if token.kind == .identifier {
            if let loop = try labeledLoop() { return [loop] }
            switch names.text(token.name) {
            case "guard": return try guardStatement()
            case "switch" where !followedByMember: return [try switchStatement()]
            case "repeat" where self.token(ahead: 1).kind == .leftBrace: return [try repeatStatement()]
            case "do" where self.token(ahead: 1).kind == .leftBrace || isWord("throws", ahead: 1):
                advance()
                skipEffects()
                var body = [made(.block(try block()), start, above: height)]
                while accept("catch") {
                    while current.kind != .leftBrace, current.kind != .end { advance() }
                    skipBalanced()
                }
                body[0] = made(body[0].kind, start, above: height)
                return body
            case "throw":
                advance()
                _ = try value()
                return [made(.return(nil), start, above: height)]
            case "import":
                skipLine()
                return []
            case "class", "struct", "enum", "extension":
                if self.token(ahead: 1).kind == .identifier {
                    inner.append(contentsOf: try typeDeclaration())
                    return []
                }
            default: break
            }
        }
        var statements = try expressionStatement()
        if statements.count == 1 { statements = try observing(statements[0]) }
        return statements
    }

    /// Reads a labeled statement, `name: for …`; nil if there is none.
    private mutating func labeledLoop() throws(Rejection) -> Statement? {
        guard token(ahead: 1).kind == .colon,
            ["for", "while", "repeat", "switch", "if", "do"].contains(where: { isWord($0, ahead: 2) })
        else { return nil }
        let label = current.name
        advance()
        advance()
        let outer = loopLabel
        loopLabel = label
        defer { loopLabel = outer }
        return try statement().first
    }

    /// Skips the label after `break` or `continue`. Only that of the innermost loop is supported.
    private mutating func passLabel() throws(Rejection) {
        guard current.kind == .identifier, !current.startsLine else { return }
        guard current.name == loopLabel else { throw unexpected(.labelOfLoop) }
        advance()
    }

    private var followedByMember: Bool { token(ahead: 1).kind == .dot || token(ahead: 1).kind == .assign }

    mutating func made(_ kind: Statement.Kind, _ start: Span, above parts: Int) -> Statement {
        height = parts + 1
        return Statement(kind: kind, span: span(from: start))
    }

    mutating func assignment(
        of given: Expression, _ operation: AssignmentOperator, to target: Expression, _ start: Span, above tallest: Int
    ) throws(Rejection) -> Statement {
        if case .message(let base, let name, let nameSpan, let positions) = target.kind, !positions.isEmpty {
            let new = operation.arithmetic.map {
                Expression(kind: .binary($0, target, given), span: span(from: start))
            }
            let value = Argument(label: nil, labelSpan: target.span, value: new ?? given)
            guard let set = setting(names.text(name), to: value, at: positions) else {
                throw Rejection(.notAssignable(nil), target.span)
            }
            let sent = Expression(
                kind: .message(base, names.intern(set.word), nameSpan: nameSpan, set.arguments), span: span(from: start)
            )
            return made(.expression(sent), start, above: tallest + 1)
        }
        switch target.kind {
        case .message(let own, let name, _, _):
            // Where its observers don't run, the property's storage is set directly.
            guard case .name(let base) = own.kind, names.text(base) == Builtin.`self`.rawValue,
                unobserved.contains(name)
            else { break }
            if name == overridden {
                let new = operation.arithmetic.map {
                    Expression(kind: .binary($0, target, given), span: span(from: start))
                }
                return settingAbove(name, target.span, to: new ?? given, start, above: tallest)
            }
            let storage = Expression(kind: .name(storageName(name)), span: target.span)
            return made(.assignment(storage, operation, given), start, above: tallest)
        case .superMessage(let name, let nameSpan, _):
            let new = operation.arithmetic.map {
                Expression(kind: .binary($0, target, given), span: span(from: start))
            }
            return settingAbove(name, nameSpan, to: new ?? given, start, above: tallest)
        case .name(let name) where isInherited(name) || isOfUIKit(name):
            let property = Expression(
                kind: .message(ownSelf(at: target.span), name, nameSpan: target.span, []), span: target.span)
            return made(.assignment(property, operation, given), start, above: tallest + 1)
        case .name, .missing: break
        default: throw Rejection(.notAssignable(nil), target.span)
        }
        return made(.assignment(target, operation, given), start, above: tallest)
    }

    /// Sets a property with the setter of the superclass.
    private mutating func settingAbove(
        _ name: Name, _ nameSpan: Span, to value: Expression, _ start: Span, above tallest: Int
    ) -> Statement {
        let given = Argument(label: nil, labelSpan: value.span, value: value)
        let sent = Expression(
            kind: .superMessage(setter(ofPlain: name), nameSpan: nameSpan, [given]), span: span(from: start))
        return made(.expression(sent), start, above: tallest + 1)
    }

    /// The message that sets what another message reads: an element, or the target of a key path.
    private func setting(_ word: String, to value: Argument, at positions: [Argument]) -> (
        word: String, arguments: [Argument]
    )? {
        switch word {
        case LibraryMessage.elementAt.word:
            let label = names.intern("atIndexedSubscript")
            return (
                LibraryMessage.setElement.word,
                [value, Argument(label: label, labelSpan: value.labelSpan, value: positions[0].value)]
            )
        case SwiftName.subscriptWord: return (SwiftName.subscriptSetter, [value] + positions)
        case LibraryMessage.followed.word: return (LibraryMessage.setFollowed.word, [positions[0], value])
        default: return nil
        }
    }

    /// The labels of the tuples in the type of a variable or a property.
    func labels(of target: Expression) -> [Name?] {
        switch target.kind {
        case .name(let name), .message(_, let name, _, _): outline.tupleLabels(of: name)
        default: []
        }
    }

    /// The declared type of a variable or a property; nil if it is not known.
    func writtenType(of place: Expression) -> Name? {
        switch place.kind {
        case .name(let name): outline.writtenType(of: name)
        case .message(_, let name, _, let arguments):
            arguments.isEmpty ? outline.writtenType(of: name) ?? libraryType(of: name) : nil
        default: nil
        }
    }

    /// The type of a property of UIKit's views; nil if it is not known.
    private func libraryType(of name: Name) -> Name? {
        names.text(name) == UIKitName.font ? names.intern(FontName.type) : nil
    }

    /// Reads something that is expected to have a type.
    mutating func expecting<Result>(
        _ type: Name?, _ read: (inout SwiftParser) throws(Rejection) -> Result
    ) throws(Rejection) -> Result {
        let saved = expectedType
        expectedType = type
        defer { expectedType = saved }
        return try read(&self)
    }

    private mutating func returnStatement() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        height = 0
        if current.startsLine || [.rightBrace, .semicolon, .end].contains(current.kind) {
            return made(.return(givesSelf ? ownSelf(at: start) : nil), start, above: 0)
        }
        return made(.return(try given()), start, above: height)
    }

    /// Reads a value. If it is an implicit member or the result is a number, the function's result type is expected.
    mutating func given() throws(Rejection) -> Expression {
        guard let returnedType, current.kind == .dot || SwiftName.numbers.contains(names.text(returnedType)) else {
            return try value()
        }
        return try expecting(returnedType) { (parser) throws(Rejection) in try parser.value() }
    }
}

extension Statement {
    /// Whether it contains a `return` from the function around it.
    fileprivate var returns: Bool {
        switch kind {
        case .return: true
        case .if(let branches, let otherwise):
            branches.contains { $0.body.returns } || otherwise?.returns == true
        case .for(_, in: _, let body), .while(_, let body, step: _, isTestedLast: _), .block(let body): body.returns
        case .switch(_, let cases): cases.contains { $0.body.returns }
        default: false
        }
    }
}

extension Block {
    fileprivate var returns: Bool { statements.contains(where: \.returns) }
}
