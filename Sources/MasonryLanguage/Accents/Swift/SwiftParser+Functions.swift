// Functions and methods.
extension SwiftParser {
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
