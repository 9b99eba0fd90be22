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
            currentType = impliedClassName
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
    mutating func initial(of type: Name?) throws(Rejection) -> Expression {
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
    func storageName(_ name: Name) -> Name { names.intern("$" + names.text(name)) }

    private mutating func members(
        _ properties: inout [ClassSyntax.Property], _ methods: inout [ClassSyntax.Method]
    ) throws(Rejection) {
        try expect(.leftBrace)
        while !accept(.rightBrace) {
            if current.kind == .end { throw unexpected("`}`") }
            try recovering { (parser) throws(Rejection) in try parser.member(&properties, &methods) }
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
}
