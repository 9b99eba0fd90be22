// Properties, and the methods that stand for those that are computed.
extension SwiftParser {
    mutating func property(
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

    func statement(_ kind: Statement.Kind, _ span: Span) -> Statement { Statement(kind: kind, span: span) }

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
}
