internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// Properties. Computed ones become methods.
extension SwiftParser {
    /// The members of a type.
    struct Members {
        var properties: [ClassSyntax.Property] = []
        var methods: [ClassSyntax.Method] = []
        /// The parameters of a structure's memberwise initializer.
        var stored: [Parameter] = []
        var hasInitializer = false
        var hasOperators = false
    }

    /// - Parameter overrides: whether the superclass has the property, too, and stores its value.
    mutating func property(
        isLazy: Bool, isClassMember: Bool, overrides: Bool, isOutlet: Bool = false, _ members: inout Members
    )
        throws(Rejection)
    {
        let isConstant = isWord("let")
        if let wrapper {
            self.wrapper = nil
            return try wrapped(by: wrapper, &members)
        }
        advance()
        repeat {
            let name = try name(.name)
            let type: Name? = accept(.colon) ? try skipType() : nil
            let labels = tupleLabels
            let isOptional = type != nil && [.question, .not].contains(previous.kind)
            var value: Expression?
            if accept(.assign) {
                value = try scoped { (parser) throws(Rejection) in try parser.initial(of: type) }
            }
            let initial = value ?? Expression(kind: .nothing, span: name.span)
            if current.kind == .leftBrace, !current.startsLine {
                guard isWord("didSet", ahead: 1) || isWord("willSet", ahead: 1) else {
                    let saved = returnedType
                    defer { returnedType = saved }
                    returnedType = type
                    members.methods += try labeling(labels) { (parser) throws(Rejection) in
                        try parser.accessors(of: name, isClassMember: isClassMember)
                    }
                    continue
                }
                members.methods.append(try observers(of: name, overrides: overrides))
                if overrides { continue }
            }
            if isClassMember {
                var method = getter(of: name, isClassMember: true, [statement(.return(initial), initial.span)])
                method.isStored = true
                members.methods.append(method)
                continue
            }
            if !isConstant || value == nil {
                let parameter = Parameter(
                    label: name.name, name: name,
                    value: value == nil && !isOptional ? nil : Expression(kind: .nothing, span: name.span))
                members.stored.append(parameter)
            }
            if isLazy, let value {
                members.properties.append(
                    ClassSyntax.Property(name: name, initial: Expression(kind: .nothing, span: name.span)))
                members.methods.append(lazyGetter(of: name, value))
            } else {
                var property = ClassSyntax.Property(name: name, initial: initial)
                if isOutlet { property.outlet = type }
                members.properties.append(property)
            }
        } while accept(.comma)
    }

    /// The memberwise initializer of a structure.
    func memberwiseInitializer(of stored: [Parameter], at place: Span) -> ClassSyntax.Method {
        let own = DeclaredName(name: names.intern(Builtin.`self`.rawValue), span: place)
        var body = stored.map { parameter in
            let given = ownValue(Expression(kind: .name(parameter.name.name), span: place))
            let storage = Expression(
                kind: .message(ownSelf(at: place), parameter.name.name, nameSpan: place, []), span: place)
            let set = statement(.assignment(storage, .assign, given), place)
            guard parameter.value != nil else { return set }
            // A property with a default value keeps it if the argument is missing.
            let isGiven = Expression(
                kind: .binary(.notEqual, given, Expression(kind: .nothing, span: place)), span: place)
            let branch = Statement.Branch(condition: isGiven, body: Block(statements: [set], span: place))
            return statement(.if([branch], otherwise: nil), place)
        }
        body.append(statement(.return(ownSelf(at: place)), place))
        let function = FunctionSyntax(
            parameters: [FunctionSyntax.Parameter(name: own)]
                + stored.map { FunctionSyntax.Parameter(name: $0.name) }, body: Block(statements: body, span: place),
            span: place)
        let name = names.intern(LibraryMessage.initialize.rawValue)
        return ClassSyntax.Method(
            selector: selector(name, stored.map(\.label)), isClassMember: false, function: function,
            signature: signature(name, stored))
    }

    func statement(_ kind: Statement.Kind, _ span: Span) -> Statement { Statement(kind: kind, span: span) }

    func getter(of name: DeclaredName, isClassMember: Bool, _ body: [Statement]) -> ClassSyntax.Method {
        let own = DeclaredName(name: names.intern(Builtin.`self`.rawValue), span: name.span)
        let function = FunctionSyntax(
            parameters: [FunctionSyntax.Parameter(name: own)], body: Block(statements: body, span: name.span),
            span: name.span)
        return ClassSyntax.Method(selector: name.name, isClassMember: isClassMember, function: function)
    }

    /// The getter of a lazy property, which computes the value on first use.
    private func lazyGetter(of name: DeclaredName, _ value: Expression) -> ClassSyntax.Method {
        let storage = Expression(kind: .name(storageName(name.name)), span: name.span)
        let isEmpty = Expression(
            kind: .binary(.equal, storage, Expression(kind: .nothing, span: name.span)), span: name.span)
        let fill = statement(.assignment(storage, .assign, value), name.span)
        let branch = Statement.Branch(condition: isEmpty, body: Block(statements: [fill], span: value.span))
        return getter(
            of: name, isClassMember: false,
            [statement(.if([branch], otherwise: nil), name.span), statement(.return(storage), name.span)])
    }

    private mutating func accessors(of name: DeclaredName, isClassMember: Bool) throws(Rejection) -> [ClassSyntax
        .Method]
    {
        let accessors = try accessors(at: name.span)
        var methods: [ClassSyntax.Method] = []
        if var body = accessors.get {
            if let builder = outline.builder(of: name.name) { body = built(accessors.plain ?? body, by: builder) }
            methods.append(getter(of: name, isClassMember: isClassMember, body.statements))
        }
        if let (new, body) = accessors.set { methods.append(setter(of: name, new, isClassMember: isClassMember, body)) }
        return methods
    }

    /// The bodies of a getter and a setter, with the setter's name for the new value.
    struct Accessors {
        var get: Block?
        var set: (DeclaredName, Block)?
        /// The body of the getter as written, without an added `return`.
        var plain: Block?
    }

    /// Whether a getter or setter, perhaps with attributes and modifiers, is first in the braces here.
    private var startsAccessor: Bool {
        var place = index + 1
        while true {
            let token = tokens[place]
            if token.kind == .at {
                place = tokens[place + 2].kind == .leftParen ? end(ofBracketAt: place + 2) : place + 2
            } else if ["mutating", "nonmutating"].contains(names.text(token.name)),
                [.identifier, .reserved].contains(tokens[place + 1].kind)
            {
                place += 1
            } else {
                return ["get", "set"].contains(names.text(token.name))
                    && ![.dot, .assign].contains(tokens[place + 1].kind)
            }
        }
    }

    /// Reads `{ … }` or `{ get { … } set { … } }`.
    mutating func accessors(at place: Span) throws(Rejection) -> Accessors {
        guard startsAccessor else {
            let body = try block()
            return Accessors(get: giving(body), plain: body)
        }
        advance()
        var read = Accessors()
        while !accept(.rightBrace) {
            _ = skipModifiers()
            if accept("get") {
                skipEffects()
                let body = try block()
                (read.get, read.plain) = (giving(body), body)
            } else if accept("set") {
                read.set = try reaction(calling: "newValue", at: place)
            } else {
                throw unexpected(.either("get", "set"))
            }
        }
        return read
    }

    func setter(
        of name: DeclaredName, _ new: DeclaredName, isClassMember: Bool, _ body: Block
    ) -> ClassSyntax.Method {
        let own = DeclaredName(name: names.intern(Builtin.`self`.rawValue), span: name.span)
        let function = FunctionSyntax(
            parameters: [FunctionSyntax.Parameter(name: own), FunctionSyntax.Parameter(name: new)], body: body,
            span: name.span)
        return ClassSyntax.Method(
            selector: names.intern(names.text(setter(ofPlain: name.name)) + ":"), isClassMember: isClassMember,
            function: function)
    }

    /// The name of a property's setter, without its colon.
    func setter(ofPlain name: Name) -> Name {
        let text = names.text(name)
        return names.intern("set" + text.prefix(1).uppercased() + text.dropFirst())
    }

    /// Reads `(name) { … }`, or a block in which the value has its default name.
    private mutating func reaction(calling text: String, at span: Span) throws(Rejection) -> (DeclaredName, Block) {
        var value = DeclaredName(name: names.intern(text), span: span)
        if accept(.leftParen) {
            value = try name(.name)
            try expect(.rightParen)
        }
        let body = try scoped { (parser) throws(Rejection) in
            parser.declare(value.name)
            return try parser.block()
        }
        return (value, body)
    }

    /// Reads `{ willSet { … } didSet { … } }` as a setter that assigns the storage between the two.
    private mutating func observers(of name: DeclaredName, overrides: Bool) throws(Rejection) -> ClassSyntax.Method {
        advance()
        let saved = (unobserved, overridden)
        unobserved.insert(name.name)
        overridden = overrides ? name.name : nil
        defer { (unobserved, overridden) = saved }
        let storage = Expression(
            kind: overrides
                ? .superMessage(name.name, nameSpan: name.span, []) : .name(storageName(name.name)), span: name.span)
        let new = DeclaredName(name: names.intern("$new"), span: name.span)
        let given = Expression(kind: .name(new.name), span: name.span)
        var before: [Statement] = []
        var after: [Statement] = []
        while !accept(.rightBrace) {
            let isBefore = isWord("willSet")
            guard isBefore || isWord("didSet") else { throw unexpected(.either("willSet", "didSet")) }
            advance()
            let (value, body) = try reaction(calling: isBefore ? "newValue" : "oldValue", at: name.span)
            let block = statement(.block(body), body.span)
            if isBefore {
                before.append(statement(.variable(value, isConstant: true, type: nil, value: given), name.span))
                before.append(block)
            } else {
                before.append(statement(.variable(value, isConstant: true, type: nil, value: storage), name.span))
                after.append(block)
            }
        }
        let argument = Argument(label: nil, labelSpan: name.span, value: given)
        let sent = Expression(
            kind: .superMessage(setter(ofPlain: name.name), nameSpan: name.span, [argument]), span: name.span)
        let set = statement(overrides ? .expression(sent) : .assignment(storage, .assign, given), name.span)
        let body = Block(statements: before + [set] + after, span: name.span)
        return setter(of: name, new, isClassMember: false, body)
    }
}
