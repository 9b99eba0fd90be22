// Types, their members, functions, and what else stands outside of them.
extension SwiftParser {
    /// What stands at the top.
    mutating func declaration() throws(Rejection) -> [Statement] {
        while accept(.semicolon) {}
        if current.kind == .end { return [] }
        if current.kind == .rightBrace {
            errors.append(SyntaxError(.unexpectedClosing("}"), current.span))
            advance()
            return []
        }
        let start = index
        let modifiers = skipModifiers()
        if isWord("import") || isWord("typealias") {
            skipLine()
            return []
        }
        if isTypeWord { return try typeDeclaration() }
        if isWord("func"),
            modifiers.contains("override") || token(ahead: 1).kind == .identifier && isLifecycle(ahead: 1)
        {
            let outer = currentType
            currentType = names.intern("(pasted)")
            defer { currentType = outer }
            hasMethods = true
            looseMethods += try method(isOfClass: false)
            return []
        }
        index = start
        return try statement()
    }

    private func isLifecycle(ahead distance: Int) -> Bool {
        isWord(LibraryMessage.viewDidLoad.rawValue, ahead: distance)
            || isWord(LibraryMessage.loadView.rawValue, ahead: distance)
    }

    private var isTypeWord: Bool {
        guard token(ahead: 1).kind == .identifier else { return false }
        return ["class", "struct", "enum", "extension", "protocol", "actor"].contains { isWord($0) }
    }

    mutating func skipLine() {
        repeat { advance() } while current.kind != .end && !current.startsLine && current.kind != .rightBrace
    }

    // MARK: Variables

    /// `let a = 1, b: CGFloat = 2`
    mutating func variables(isLazy: Bool) throws(Rejection) -> [Statement] {
        let start = current.span
        let isConstant = isWord("let")
        advance()
        var statements: [Statement] = []
        var tallest = 0
        repeat {
            let name = try name("a name")
            var value = Expression(kind: .nothing, span: name.span)
            let type: Name? = accept(.colon) ? try skipType() : nil
            height = 1
            if accept(.assign) { value = try initial(of: type) }
            if current.kind == .leftBrace, !current.startsLine { skipBalanced() }
            tallest = max(tallest, height)
            declare(name.name)
            statements.append(
                made(
                    .variable(name, isConstant: isConstant && value.span != name.span, type: nil, value: value), start,
                    above: tallest))
        } while accept(.comma)
        return statements
    }

    /// The value behind `=`, in which `.init(…)` is one of the type that was said.
    private mutating func initial(of type: Name?) throws(Rejection) -> Expression {
        if let type, current.kind == .dot, isWord("init", ahead: 1), token(ahead: 2).kind == .leftParen {
            let start = current.span
            advance()
            advance()
            let place = Expression(kind: .name(type), span: start)
            let given = try arguments()
            return try made(type, place, given, start, above: height)
        }
        return try value()
    }

    // MARK: Types

    mutating func typeDeclaration() throws(Rejection) -> [Statement] {
        let start = current.span
        let isProtocol = isWord("protocol")
        let inherits = isWord("class")
        advance()
        var name = try name("a type's name")
        while accept(.dot) { name = try self.name("a type's name") }
        skipTypeArguments()
        var superclass: Name?
        if accept(.colon) {
            repeat {
                let type = try skipType()
                if inherits { superclass = superclass ?? type }
            } while accept(.comma)
        }
        while current.kind != .leftBrace, current.kind != .end { advance() }
        if isProtocol {
            skipBalanced()
            return []
        }
        let outer = (currentType, inner, scopes)
        (currentType, inner, scopes) = (name.name, [], [outline.globals])
        defer { (currentType, scopes) = (outer.0, outer.2) }
        var properties: [ClassSyntax.Property] = []
        var methods: [ClassSyntax.Method] = []
        try nested { (parser) throws(Rejection) in try parser.members(&properties, &methods) }
        let others = inner
        inner = outer.1
        if !methods.isEmpty, !outline.globals.contains(name.name) {
            hasMethods = hasMethods || superclass != nil
            if superclass != nil { lastClass = name.span }
        }
        let syntax = type(name, superclass: superclass, properties, methods, isImplied: false)
        return others + [made(.class(syntax), start, above: height)]
    }

    func type(
        _ name: DeclaredName, superclass: Name?, _ properties: [ClassSyntax.Property],
        _ methods: [ClassSyntax.Method], isImplied: Bool
    ) -> ClassSyntax {
        var storage: [Name: Name] = [:]
        for property in properties { storage[storageName(property.name.name)] = property.name.name }
        return ClassSyntax(
            name: name, superclass: superclass, properties: properties, methods: methods, storageNames: storage,
            hasOwnView: false, isImplied: isImplied)
    }

    /// What a property's own methods call what it holds.
    private func storageName(_ name: Name) -> Name { names.intern("$" + names.text(name)) }

    private mutating func members(
        _ properties: inout [ClassSyntax.Property], _ methods: inout [ClassSyntax.Method]
    ) throws(Rejection) {
        try expect(.leftBrace)
        while !accept(.rightBrace) {
            if current.kind == .end { throw unexpected("`}`") }
            let start = index
            do throws(Rejection) {
                try member(&properties, &methods)
            } catch {
                note(error)
                if current.kind == .end { throw Rejection(nil) }
                recover(from: start)
            }
        }
    }

    private mutating func member(
        _ properties: inout [ClassSyntax.Property], _ methods: inout [ClassSyntax.Method]
    ) throws(Rejection) {
        while accept(.semicolon) {}
        if current.kind == .rightBrace { return }
        let modifiers = skipModifiers()
        let isOfClass = modifiers.contains("static") || modifiers.contains("class")
        if isTypeWord {
            inner += try typeDeclaration()
        } else if isWord("let") || isWord("var") {
            try property(isLazy: modifiers.contains("lazy"), isOfClass: isOfClass, &properties, &methods)
        } else if isWord("func") || isWord("init") {
            methods += try method(isOfClass: isOfClass)
        } else if isWord("deinit") || isWord("subscript") {
            while current.kind != .leftBrace, current.kind != .end { advance() }
            skipBalanced()
        } else {
            skipLine()
        }
    }

    private mutating func property(
        isLazy: Bool, isOfClass: Bool, _ properties: inout [ClassSyntax.Property],
        _ methods: inout [ClassSyntax.Method]
    ) throws(Rejection) {
        advance()
        repeat {
            let name = try name("a name")
            let type: Name? = accept(.colon) ? try skipType() : nil
            var value: Expression?
            if accept(.assign) {
                value = try scoped { (parser) throws(Rejection) in try parser.initial(of: type) }
            }
            if current.kind == .leftBrace, !current.startsLine, !isWord("didSet", ahead: 1),
                !isWord("willSet", ahead: 1)
            {
                methods += try accessors(of: name, isOfClass: isOfClass)
                continue
            }
            if current.kind == .leftBrace, !current.startsLine { skipBalanced() }
            let initial = value ?? Expression(kind: .nothing, span: name.span)
            if isOfClass {
                methods.append(getter(of: name, isOfClass: true, [statement(.return(initial), initial.span)]))
            } else if isLazy, let value {
                properties.append(
                    ClassSyntax.Property(name: name, initial: Expression(kind: .nothing, span: name.span)))
                methods.append(lazyGetter(of: name, value))
            } else {
                properties.append(ClassSyntax.Property(name: name, initial: initial))
            }
        } while accept(.comma)
    }

    private func statement(_ kind: Statement.Kind, _ span: Span) -> Statement { Statement(kind: kind, span: span) }

    private func getter(of name: DeclaredName, isOfClass: Bool, _ body: [Statement]) -> ClassSyntax.Method {
        let own = DeclaredName(name: names.intern(Builtin.`self`.rawValue), span: name.span)
        let function = FunctionSyntax(
            parameters: [FunctionSyntax.Parameter(name: own)], body: Block(statements: body, span: name.span),
            span: name.span)
        return ClassSyntax.Method(selector: name.name, isOfClass: isOfClass, function: function)
    }

    /// Makes the value when it is first asked for.
    private func lazyGetter(of name: DeclaredName, _ value: Expression) -> ClassSyntax.Method {
        let storage = Expression(kind: .name(storageName(name.name)), span: name.span)
        let isEmpty = Expression(
            kind: .binary(.equal, storage, Expression(kind: .nothing, span: name.span)), span: name.span)
        let fill = statement(.assignment(storage, .assign, value), name.span)
        let branch = Statement.Branch(condition: isEmpty, body: Block(statements: [fill], span: value.span))
        return getter(
            of: name, isOfClass: false,
            [statement(.if([branch], otherwise: nil), name.span), statement(.return(storage), name.span)])
    }

    /// `{ … }`, or `{ get { … } set { … } }`
    private mutating func accessors(of name: DeclaredName, isOfClass: Bool) throws(Rejection) -> [ClassSyntax.Method] {
        guard isWord("get", ahead: 1) || isWord("set", ahead: 1) else {
            let body = try block()
            return [getter(of: name, isOfClass: isOfClass, body.statements)]
        }
        advance()
        var methods: [ClassSyntax.Method] = []
        while !accept(.rightBrace) {
            if accept("get") {
                methods.append(getter(of: name, isOfClass: isOfClass, try block().statements))
            } else if accept("set") {
                var new = DeclaredName(name: names.intern("newValue"), span: name.span)
                if accept(.leftParen) {
                    new = try self.name("a name")
                    try expect(.rightParen)
                }
                let body = try scoped { (parser) throws(Rejection) in
                    parser.declare(new.name)
                    return try parser.block()
                }
                let text = names.text(name.name)
                let own = DeclaredName(name: names.intern(Builtin.`self`.rawValue), span: name.span)
                let function = FunctionSyntax(
                    parameters: [FunctionSyntax.Parameter(name: own), FunctionSyntax.Parameter(name: new)], body: body,
                    span: name.span)
                methods.append(
                    ClassSyntax.Method(
                        selector: names.intern("set" + text.prefix(1).uppercased() + text.dropFirst() + ":"),
                        isOfClass: isOfClass, function: function))
            } else {
                throw unexpected("`get` or `set`")
            }
        }
        return methods
    }

    // MARK: Functions

    private struct Parameter {
        let label: Name?
        let name: DeclaredName
        let value: Expression?
    }

    private mutating func parameters() throws(Rejection) -> [Parameter] {
        skipTypeArguments()
        try expect(.leftParen)
        var parameters: [Parameter] = []
        while current.kind != .rightParen {
            while current.kind == .at {
                advance()
                advance()
            }
            let first = current
            guard first.kind == .identifier || first.kind == .reserved else { throw unexpected("a parameter") }
            advance()
            var name = DeclaredName(name: first.name, span: first.span)
            if current.kind == .identifier { name = try self.name("a parameter") }
            try expect(.colon)
            try skipType()
            _ = accept(.closedRange)
            var value: Expression?
            if accept(.assign) { value = try inBrackets { (parser) throws(Rejection) in try parser.value() } }
            let label = names.text(first.name) == "_" ? nil : first.name
            parameters.append(Parameter(label: label, name: name, value: value))
            if !accept(.comma) { break }
        }
        try expect(.rightParen)
        while isWord("throws") || isWord("async") || isWord("rethrows") { advance() }
        if accept(.arrow) { try skipType() }
        if isWord("where") { while current.kind != .leftBrace, current.kind != .end { advance() } }
        return parameters
    }

    mutating func localFunction() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        let name = try name("a name for the function")
        declare(name.name)
        let (parameters, body) = try functionRest()
        let function = FunctionSyntax(
            parameters: parameters.map { FunctionSyntax.Parameter(name: $0.name) }, body: body, span: span(from: start))
        return made(.function(name, function), start, above: height)
    }

    private mutating func functionRest() throws(Rejection) -> ([Parameter], Block) {
        try scoped { (parser) throws(Rejection) in
            let parameters = try parser.parameters()
            for parameter in parameters { parser.declare(parameter.name.name) }
            let start = parser.current.span
            return (parameters, try parser.bracedStatements(from: start))
        }
    }

    /// A method, once for each number of arguments that those with values of their own leave.
    mutating func method(isOfClass: Bool) throws(Rejection) -> [ClassSyntax.Method] {
        let start = current.span
        let isInitializer = isWord("init")
        advance()
        var name = names.intern("init")
        if isInitializer {
            if current.kind == .question || current.kind == .not { advance() }
        } else {
            name = try self.name("a method's name").name
        }
        hasMethods = true
        let (parameters, body) = try functionRest()
        let span = span(from: start)
        let own = DeclaredName(name: names.intern(Builtin.`self`.rawValue), span: start)
        var statements = body.statements
        if isInitializer { statements.append(statement(.return(ownSelf(at: start)), body.span)) }
        let given = parameters.count
        let optional = parameters.reversed().prefix { $0.value != nil }.count
        return (given - optional...given).reversed().map { count in
            let missing = parameters[count...].compactMap { parameter in
                parameter.value.map {
                    statement(.variable(parameter.name, isConstant: true, type: nil, value: $0), parameter.name.span)
                }
            }
            let function = FunctionSyntax(
                parameters: [FunctionSyntax.Parameter(name: own, isVariable: true)]
                    + parameters[..<count].map { FunctionSyntax.Parameter(name: $0.name) },
                body: Block(statements: missing + statements, span: body.span), span: span)
            return ClassSyntax.Method(
                selector: selector(name, parameters[..<count].map(\.label)), isOfClass: isOfClass, function: function)
        }
    }

    /// The whole name that a call with these labels says.
    private func selector(_ name: Name, _ labels: [Name?]) -> Name {
        let (base, labels) = SwiftName.objectiveC(names.text(name), labels.map { $0.map(names.text) })
        var text = base
        for (position, label) in labels.enumerated() {
            text += label ?? ""
            if position == 0 || label != nil { text += ":" }
        }
        return names.intern(text)
    }
}
