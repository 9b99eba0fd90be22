internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// Types with their members, variables, and other declarations at the top level.
extension SwiftParser {
    /// Reads a declaration or a statement at the top level.
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
        // What the attributes are of was removed with its condition.
        if current.kind == .end, !modifiers.isEmpty { return [] }
        if isWord("import") || isWord("operator") && !modifiers.isEmpty {
            skipLine()
            return []
        }
        if isWord("precedencegroup"), token(ahead: 2).kind == .leftBrace {
            index += 2
            skipBalanced()
            return []
        }
        if current.kind == .directive, source.text(in: current.span).dropFirst().first?.isUppercase == true {
            // `#Preview { … }` is only for editors.
            advance()
            while current.kind == .leftParen || current.kind == .leftBrace {
                skipBalanced()
                // `{ … } timeline: { … }`
                if current.kind == .identifier, token(ahead: 2).kind == .leftBrace { index += 2 }
            }
            return []
        }
        if isTypeWord { return try typeDeclaration() }
        if let function = try ownOperatorFunction() { return [function] }
        if namesOperator {
            let place = current.span
            guard let (name, methods) = try operatorMethods() else { return [] }
            let syntax = type(name, superclass: nil, [], methods, isImplied: false)
            syntax.hasOperators = true
            return [made(.class(syntax), place, above: height)]
        }
        if isWord("func"),
            modifiers.contains("override") || token(ahead: 1).kind == .identifier && isLifecycle(ahead: 1)
        {
            let outer = currentType
            currentType = impliedClassName
            defer { currentType = outer }
            hasMethods = true
            looseMethods.append(try method(isClassMember: false))
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
        return current.kind == .identifier && SwiftName.typeWords.contains(names.text(current.name))
    }

    mutating func skipLine() {
        repeat { advance() } while current.kind != .end && !current.startsLine && current.kind != .rightBrace
    }

    // MARK: Variables

    /// Reads `let a = 1, b: CGFloat = 2` or `let (a, b) = c`.
    mutating func variables(isLazy: Bool) throws(Rejection) -> [Statement] {
        let start = current.span
        let isConstant = isWord("let")
        advance()
        var statements: [Statement] = []
        var tallest = 0
        repeat {
            if current.kind == .leftParen {
                statements += try parts(isConstant: isConstant, start)
                tallest = max(tallest, height)
                continue
            }
            let name = try name(.name)
            var value = Expression(kind: .nothing, span: name.span)
            let type: Name? = accept(.colon) ? try skipType() : nil
            height = 1
            if accept(.assign) { value = try initial(of: type) }
            if current.kind == .leftBrace, !current.startsLine { skipBalanced() }
            tallest = max(tallest, height)
            declare(name.name, isWhole: isWhole(type, value))
            statements.append(
                made(
                    .variable(name, isConstant: isConstant && value.span != name.span, type: nil, value: value), start,
                    above: tallest))
        } while accept(.comma)
        return statements
    }

    /// Reads `(a, b) = c`.
    private mutating func parts(isConstant: Bool, _ start: Span) throws(Rejection) -> [Statement] {
        let whole = temporary(at: start)
        let pattern = try pattern(of: Expression(kind: .name(whole.name), span: start), binds: true)
        if accept(.colon) { try skipType() }
        try expect(.assign)
        let value = try value()
        let variables = [(whole, value)] + pattern.bindings
        return variables.map { name, value in
            made(.variable(name, isConstant: isConstant, type: nil, value: value), start, above: height)
        }
    }

    /// Reads the value after a `=`. The declared type, if there is one, is expected.
    mutating func initial(of type: Name?) throws(Rejection) -> Expression {
        let saved = (expectedType, expectedLabels)
        let expected = type ?? elementType
        expectedType = expected
        expectedLabels = tupleLabels
        (tupleLabels, elementType) = ([], nil)
        defer { (expectedType, expectedLabels) = saved }
        let first = index
        let written = try value()
        noteUncalled(written, from: first)
        let own = ownValue(written)
        let known = type ?? expected
        let value =
            known == nil
            ? typed(own, as: viewClass(of: result(of: own)))
            : typed(own, as: viewClass(of: known), isOfElements: type == nil)
        height += 1
        guard let type, names.text(type) == Self.setType, case .array = value.kind else { return value }
        return try asSet(value)
    }

    // MARK: Types

    mutating func typeDeclaration() throws(Rejection) -> [Statement] {
        let start = current.span
        let word = names.text(current.name)
        advance()
        var name = try name(.nameOf(.type))
        while accept(.dot) { name = try self.name(.nameOf(.type)) }
        skipTypeArguments()
        let heads = current.kind == .colon ? SwiftOutline.types(tokens, names, after: index) : []
        let superclass = word == "class" ? heads.first { !outline.isProtocol($0) } : nil
        let protocols = heads.filter { $0 != superclass && outline.isType($0) }
        if current.kind != .colon, !isWord("where"), current.kind != .leftBrace {
            throw unexpected(.punctuation(.leftBrace))
        }
        while current.kind != .leftBrace, current.kind != .end { advance() }
        if word == "protocol" {
            skipBalanced()
            let syntax = type(name, superclass: nil, protocols: protocols, isProtocol: true, isImplied: false)
            return [made(.class(syntax), start, above: 0)]
        }
        let outer = (currentType, inner, scopes, enumeration)
        (currentType, inner, scopes) = (name.name, [], [outline.globals])
        enumeration = word == "enum" ? Enumeration(rawType: heads.first) : nil
        defer { (currentType, scopes, enumeration) = (outer.0, outer.2, outer.3) }
        var read = Members()
        try nested { (parser) throws(Rejection) in try parser.members(&read) }
        let others = inner
        inner = outer.1
        if let enumeration, !enumeration.plainCases.isEmpty {
            read.methods += collectiveMethods(enumeration, at: name.span)
        }
        for (parameter, type) in outline.typesByParameter(of: name.name) {
            let value = Expression(kind: .name(type), span: name.span)
            let own = DeclaredName(name: parameter, span: name.span)
            read.methods.append(getter(of: own, isClassMember: false, [statement(.return(value), name.span)]))
        }
        if word == "struct", !read.hasInitializer, !read.stored.isEmpty {
            read.methods.append(memberwiseInitializer(of: read.stored, at: name.span))
        }
        let isScreen = superclass != nil || word == "extension" && canBeScreen(name.name)
        if isScreen, !read.methods.isEmpty, outline.globals[name.name] == nil {
            hasMethods = true
            lastClass = name.span
        }
        let syntax = type(
            name, superclass: superclass, protocols: protocols, read.properties, read.methods, isImplied: false)
        if isScreen { noteAddedViews(syntax) }
        syntax.isStructure = word == "struct"
        syntax.inherited = heads
        syntax.hasOperators = read.hasOperators
        return others + [made(.class(syntax), start, above: height)]
    }

    /// Whether the type of an extension can be a view or a view controller, as far as the files show that are read together.
    private func canBeScreen(_ type: Name) -> Bool {
        !UIKitClass.isLibrary(names.text(type)) && !outline.isProtocol(type) && !outline.isEnumeration(type)
            && !outline.isStructure(type)
    }

    /// Notes whether a type of which neither the name nor the superclass says what it is adds views to itself or to its view.
    private func noteAddedViews(_ type: ClassSyntax) {
        let (own, above) = (type.name.name, type.superclass ?? type.name.name)
        guard UIKitClass.nature(of: names.text(above)) == nil, !outline.isDeclared(above) else { return }
        let hasOtherView = outline.isMember(names.intern(LibraryMessage.view.rawValue), of: own)
        let expressions = type.methods.filter { !$0.isClassMember }.flatMap {
            SyntaxNode.function($0.function).expressions
        }
        for case .message(let receiver, let name, _, _) in expressions.map(\.kind)
        where names.text(name) == Member.addSubview.rawValue {
            switch receiver.kind {
            case .name(let name) where isSelf(name): type.addsSubviews = true
            case .message(let owner, let name, _, _):
                guard case .name(let root) = owner.kind, isSelf(root), !hasOtherView else { continue }
                if names.text(name) == LibraryMessage.view.rawValue { type.hasOwnView = true }
            default: continue
            }
        }
    }

    private func isSelf(_ name: Name) -> Bool { names.text(name) == Builtin.`self`.rawValue }

    func type(
        _ name: DeclaredName, superclass: Name?, protocols: [Name] = [], isProtocol: Bool = false,
        _ properties: [ClassSyntax.Property] = [], _ methods: [ClassSyntax.Method] = [], isImplied: Bool
    ) -> ClassSyntax {
        var storage: [Name: Name] = [:]
        for property in properties { storage[storageName(property.name.name)] = property.name.name }
        return ClassSyntax(
            name: name, superclass: superclass, protocols: protocols, isProtocol: isProtocol, properties: properties,
            methods: methods, storageNames: storage,
            hasOwnView: false, addsSubviews: false, isImplied: isImplied)
    }

    /// The name of a property's storage in the property's own methods.
    func storageName(_ name: Name) -> Name { names.intern("$" + names.text(name)) }

    private mutating func members(_ read: inout Members) throws(Rejection) {
        try expect(.leftBrace)
        while !accept(.rightBrace) {
            if current.kind == .end { try expect(.rightBrace) }
            try recovering { (parser) throws(Rejection) in try parser.member(&read) }
        }
    }

    private mutating func member(_ read: inout Members) throws(Rejection) {
        while accept(.semicolon) {}
        if current.kind == .rightBrace { return }
        let modifiers = skipModifiers()
        let isClassMember = modifiers.contains("static") || modifiers.contains("class")
        if isTypeWord {
            inner += try typeDeclaration()
        } else if isWord("let") || isWord("var") {
            try property(
                isLazy: modifiers.contains("lazy"), isClassMember: isClassMember,
                overrides: modifiers.contains("override"), isOutlet: modifiers.contains("@IBOutlet"), &read)
        } else if namesOperator {
            read.hasOperators = true
            read.methods += try operatorMethods()?.methods ?? []
        } else if isWord("func") || isWord("init") {
            read.hasInitializer = read.hasInitializer || isWord("init")
            let givesValue = givesValue
            var method = try method(isClassMember: isClassMember)
            method.isOverride = modifiers.contains("override")
            method.isProcedure = !givesValue && !isClassMember && modifiers.isDisjoint(with: Self.ofActions)
            read.methods.append(method)
        } else if isWord("case"), enumeration != nil {
            read.methods += try cases()
        } else if isWord(SwiftName.subscriptWord) {
            read.methods += try elementMethods(isClassMember: isClassMember)
        } else if isWord("deinit") {
            while current.kind != .leftBrace, current.kind != .end { advance() }
            skipBalanced()
        } else {
            if let problem = misspelledMember {
                note(Rejection(problem, current.span))
                // Read it as the modifier that was meant.
                if case .misspelled(_, let nearest) = problem, Self.modifiers.contains(nearest) {
                    advance()
                    return try member(&read)
                }
                throw Rejection(nil)
            }
            skipLine()
        }
    }
}
