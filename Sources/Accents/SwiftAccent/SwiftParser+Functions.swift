internal import Syntax
internal import Vocabulary
internal import Diagnostics
internal import AccentSyntax

// Functions and methods.
extension SwiftParser {
    struct Parameter {
        let label: Name?
        let name: DeclaredName
        /// The default value; nil if the argument is required.
        let value: Expression?
        var isVariadic = false
        var isWhole = false
        var type: Name?
        /// The whole type: `Array` for an array, not the type of its elements.
        var wholeType: Name?
        /// Whether the argument is a type, as for `T.Type`.
        var isType = false
        /// What the type says, if it is a class of views.
        var views: Conversion?
    }

    mutating func parameters() throws(Rejection) -> [Parameter] {
        let own = SwiftOutline.typeArguments(tokens, at: &index)
        try expect(.leftParen)
        var parameters: [Parameter] = []
        try separated(until: .rightParen) { (parser) throws(Rejection) in
            parameters.append(try parser.parameter())
        }
        typeBindings = own.compactMap { type in
            // The type that is passed, or else the constraint.
            let given = parameters.first { $0.isType && $0.type == type.name }
            guard let value = given?.name.name ?? type.bound else { return nil }
            let place = given?.name.span ?? previous.span
            return (DeclaredName(name: type.name, span: place), Expression(kind: .name(value), span: place))
        }
        skipEffects()
        tupleLabels = []
        returnedType = accept(.arrow) ? try skipType() : nil
        if isWord("where") { while current.kind != .leftBrace, current.kind != .end { advance() } }
        return parameters
    }

    private mutating func parameter() throws(Rejection) -> Parameter {
        while current.kind == .at {
            advance()
            advance()
        }
        let first = current
        guard first.kind == .identifier || first.kind == .reserved else { throw unexpected(.parameter) }
        advance()
        var name = DeclaredName(name: first.name, span: first.span)
        if current.kind == .identifier { name = try self.name(.parameter) }
        try expect(.colon)
        var collection: String?
        if current.kind == .leftBracket { collection = hasColon(inBracketAt: index) ? "Dictionary" : "Array" }
        let place = index
        let type = try skipType()
        if collection == nil { collection = functionType(from: place) }
        let views = conversion(to: viewClass(of: type ?? elementType), isOfElements: type == nil)
        let isType = names.text(previous.name) == "Type"
        let isVariadic = accept(.closedRange)
        var value: Expression?
        if accept(.assign) { value = try inBrackets { (parser) throws(Rejection) in try parser.initial(of: type) } }
        let label = names.text(first.name) == "_" ? nil : first.name
        return Parameter(
            label: label, name: name, value: value, isVariadic: isVariadic, isWhole: isWhole(type, nil), type: type,
            wholeType: collection.map { names.intern($0) } ?? type, isType: isType, views: views)
    }

    /// The parameters of a function outside types; nil if there is no such function.
    mutating func knownParameters(of name: Name) -> [Parameter]? {
        if let known = parameterLists[name] { return known }
        guard let place = outline.functions[name] else { return parametersElsewhere(of: name) }
        // Ends the recursion if a default value calls the function itself.
        parameterLists[name] = []
        let read = parameters(at: place + 1)
        parameterLists[name] = read
        return read
    }

    /// The parameters in the parentheses at an index; empty if they can't be read.
    mutating func parameters(at place: Int) -> [Parameter] {
        let saved = (index, height, errors, isIncomplete, returnedType, tupleLabels, typeBindings, elementType)
        defer {
            (index, height, errors, isIncomplete, returnedType, tupleLabels, typeBindings, elementType) = saved
        }
        index = place
        return (try? parameters()) ?? []
    }

    /// The arguments in the order of the parameters, with nil for missing ones. If they don't match, only their labels
    /// are removed.
    func arranged(_ arguments: [Argument], _ parameters: [Parameter], at span: Span) -> [Argument] {
        let match = signature(names.intern(""), parameters).match(arguments.map(\.label)) ?? []
        guard match.count == parameters.count, !match.isEmpty else {
            return arguments.map { Argument(label: nil, labelSpan: $0.labelSpan, value: $0.value) }
        }
        return match.map { given in
            switch given {
            case .missing: Argument(label: nil, labelSpan: span, value: Expression(kind: .nothing, span: span))
            case .one(let position):
                Argument(label: nil, labelSpan: arguments[position].labelSpan, value: arguments[position].value)
            case .several(let positions):
                Argument(
                    label: nil, labelSpan: span,
                    value: Expression(kind: .array(arguments[positions].map(\.value)), span: span))
            }
        }
    }

    func signature(_ name: Name, _ parameters: [Parameter]) -> MethodSignature {
        MethodSignature(
            name: name,
            parameters: parameters.map {
                MethodSignature.Parameter(label: $0.label, isOptional: $0.value != nil, isVariadic: $0.isVariadic)
            })
    }

    mutating func localFunction() throws(Rejection) -> Statement {
        let start = current.span
        advance()
        let place = index
        var name = try name(.nameOfFunction)
        if let places = outline.overloads[name.name], places.count > 1, let position = places.firstIndex(of: place) {
            name = DeclaredName(name: overloaded(name.name, position), span: name.span)
        } else {
            declare(name.name)
        }
        let (parameters, body) = try functionRest(of: name.name)
        let function = FunctionSyntax(
            parameters: parameters.map { FunctionSyntax.Parameter(name: $0.name, isVariable: true) },
            body: giving(body, after: missing(parameters)), span: span(from: start))
        return made(.function(name, function), start, above: height)
    }

    /// - Parameter name: the name of a function that is not a method.
    private mutating func functionRest(of name: Name? = nil) throws(Rejection) -> ([Parameter], Block) {
        let saved = (returnedType, typeVariables)
        defer { (returnedType, typeVariables) = saved }
        let head = index
        return try scoped { (parser) throws(Rejection) in
            let parameters = try parser.parameters()
            let types = parser.typeBindings
            for type in types {
                parser.declare(type.name.name)
                parser.typeVariables.insert(type.name.name)
            }
            if let name { parser.parameterLists[name] = parameters }
            parser.currentMethod?.isDefaulted = !parameters.isEmpty && parameters.allSatisfy { $0.value != nil }
            for parameter in parameters { parser.declare(parameter.name.name, isWhole: parameter.isWhole) }
            let start = parser.current.span
            let body = try parser.labeling(parser.tupleLabels) { (parser) throws(Rejection) in
                try parser.bracedStatements(from: start)
            }
            parser.typeBindings = types
            parser.noteMissingReturn(in: body, after: head)
            return (parameters, body)
        }
    }

    /// Reads something in which tuples without labels are expected to have these.
    mutating func labeling<Result>(
        _ labels: [Name?], _ read: (inout SwiftParser) throws(Rejection) -> Result
    ) throws(Rejection) -> Result {
        let saved = expectedLabels
        expectedLabels = labels
        defer { expectedLabels = saved }
        return try read(&self)
    }

    /// The statements that set missing arguments to their default values, and then the types for a generic function's
    /// type parameters.
    private func missing(_ parameters: [Parameter]) -> [Statement] {
        let types = typeBindings.map { type in
            statement(.variable(type.name, isConstant: true, type: nil, value: type.value), type.name.span)
        }
        let given = parameters.compactMap { parameter -> Statement? in
            guard let value = parameter.value else { return nil }
            let span = parameter.name.span
            let name = Expression(kind: .name(parameter.name.name), span: span)
            let isMissing = Expression(
                kind: .binary(.equal, name, Expression(kind: .nothing, span: span)), span: span)
            let set = statement(.assignment(name, .assign, value), span)
            let branch = Statement.Branch(condition: isMissing, body: Block(statements: [set], span: span))
            return statement(.if([branch], otherwise: nil), span)
        }
        return given + types
    }

    /// Whether `func` is followed by an operator.
    var namesOperator: Bool {
        let name = token(ahead: 1)
        return isWord("func") && name.kind.spelling != nil && ![.leftParen, .leftBrace].contains(name.kind)
    }

    /// Reads one of the source's own operators, as the name of its function; nil if none is here.
    mutating func ownOperator() -> DeclaredName? {
        guard let length = outline.operatorLength(tokens, at: index) else { return nil }
        let place = Span(current.span.lower, tokens[index + length - 1].span.upper)
        index += length
        return DeclaredName(name: names.intern(OperatorName.function(source.text(in: place))), span: place)
    }

    /// Reads the function of one of the source's own operators: `func |> (a: A, b: B) -> C { … }`.
    mutating func ownOperatorFunction() throws(Rejection) -> Statement? {
        guard isWord("func"), outline.operatorLength(tokens, at: index + 1) != nil else { return nil }
        let start = current.span
        advance()
        guard let name = ownOperator() else { return nil }
        let (parameters, body) = try functionRest()
        let function = FunctionSyntax(
            parameters: parameters.map { FunctionSyntax.Parameter(name: $0.name, isVariable: true) },
            body: giving(body, after: missing(parameters)), span: span(from: start))
        return made(.function(name, function), start, above: height)
    }

    /// Reads `func == (a: Type, b: Type) -> Bool { … }` as methods of the type that it is declared in, or else of the
    /// first parameter that has a type; nil if neither is known.
    mutating func operatorMethods() throws(Rejection) -> (type: DeclaredName, methods: [ClassSyntax.Method])? {
        let start = current.span
        advance()
        let place = current.span
        while current.kind != .leftParen, current.kind != .end, current.kind != .less || current.span == place {
            advance()
        }
        let word = source.text(in: Span(place.lower, previous.span.upper))
        let (parameters, body) = try functionRest()
        let types = parameters.map { parameter in
            parameter.type.map { names.text($0) == "Self" ? currentType ?? $0 : $0 }
        }
        guard let owner = currentType ?? types.lazy.compactMap(\.self).first else { return nil }
        let own = DeclaredName(name: names.intern(Builtin.`self`.rawValue), span: start)
        let function = FunctionSyntax(
            parameters: ([own] + parameters.map(\.name)).map { FunctionSyntax.Parameter(name: $0, isVariable: true) },
            body: giving(body), span: span(from: start))
        let known = types.map { $0.map(names.text) ?? OperatorName.anything }
        let anything = types.map { _ in OperatorName.anything }
        let methods = [known, anything].map { types in
            ClassSyntax.Method(
                selector: names.intern(OperatorName.selector(word, of: types)), isClassMember: true, function: function)
        }
        return (DeclaredName(name: owner, span: place), methods)
    }

    /// The attributes of methods that controls and other objects call.
    static let ofActions: Set<String> = ["@objc", "@IBAction", "@IBSegueAction"]

    /// Whether the method or initializer here has a result.
    var givesValue: Bool {
        if isWord("init") { return true }
        guard let start = tokens[index...].firstIndex(where: { $0.kind == .leftParen }) else { return false }
        let rest = tokens[end(ofBracketAt: start)...].prefix { $0.kind != .leftBrace && $0.kind != .end }
        guard let arrow = rest.firstIndex(where: { $0.kind == .arrow }) else { return false }
        let result = tokens[arrow + 1]
        let isVoid = result.kind == .leftParen && tokens[arrow + 2].kind == .rightParen
        return !isVoid && names.text(result.name) != "Void"
    }

    mutating func method(isClassMember: Bool) throws(Rejection) -> ClassSyntax.Method {
        let start = current.span
        let isInitializer = isWord("init")
        advance()
        var name = names.intern(LibraryMessage.initialize.rawValue)
        let saved = (unobserved, givesSelf, currentMethod)
        defer { (unobserved, givesSelf, currentMethod) = saved }
        if isInitializer {
            if current.kind == .question || current.kind == .not { advance() }
            // Observers don't run in an initializer, unless that delegates to another one.
            if let currentType, !delegates { unobserved = outline.observed(in: currentType) }
        } else {
            name = try self.name(.nameOf(.method)).name
        }
        givesSelf = outline.setsSelf(name)
        currentMethod = (name, false)
        hasMethods = true
        let builder = isInitializer ? nil : outline.builder(of: name)
        var (parameters, body) = try functionRest()
        if let builder { body = built(body, by: builder) }
        let own = DeclaredName(name: names.intern(Builtin.`self`.rawValue), span: start)
        let first = missing(parameters)
        let result = statement(.return(ownSelf(at: start)), body.span)
        let whole =
            isInitializer || givesSelf
            ? Block(statements: first + body.statements + [result], span: body.span) : giving(body, after: first)
        let function = FunctionSyntax(
            parameters: [FunctionSyntax.Parameter(name: own, isVariable: true)]
                + parameters.map { FunctionSyntax.Parameter(name: $0.name, isVariable: true) },
            body: whole, span: span(from: start))
        let plain = selector(name, parameters.map(\.label))
        let types = parameters.map(\.wholeType)
        let (selector, overload) = overloaded(plain, isClassMember, types)
        var method = ClassSyntax.Method(
            selector: selector, isClassMember: isClassMember, function: function,
            signature: signature(name, parameters),
            types: types, overload: overload)
        method.views = parameters.map(\.views)
        return method
    }

    /// The selector of a method. If the type has another method with the same selector but other parameter types, the
    /// method gets a new one, and the plain one is returned, too.
    mutating func overloaded(
        _ plain: Name, _ isClassMember: Bool, _ types: [Name?]
    ) -> (own: Name, overload: Name?) {
        guard let currentType else { return (plain, nil) }
        let key = "\(names.text(currentType)) \(isClassMember) \(names.text(plain))"
        let known = writtenMethods[key] ?? []
        guard let position = known.firstIndex(of: types) else {
            writtenMethods[key] = known + [types]
            return known.isEmpty ? (plain, nil) : (names.intern("\(names.text(plain))$\(known.count)"), plain)
        }
        return position == 0 ? (plain, nil) : (names.intern("\(names.text(plain))$\(position)"), plain)
    }

    /// Whether the initializer whose parameters come next delegates to another one.
    private var delegates: Bool {
        guard let start = tokens[index...].firstIndex(where: { $0.kind == .leftBrace }) else { return false }
        return (start..<max(start, end(ofBracketAt: start) - 2)).contains { position in
            let (own, dot, word) = (tokens[position], tokens[position + 1], tokens[position + 2])
            return dot.kind == .dot && names.text(own.name) == Builtin.`self`.rawValue
                && names.text(word.name) == LibraryMessage.initialize.rawValue
        }
    }

    func selector(_ name: Name, _ labels: [Name?]) -> Name {
        let (base, labels) = SwiftName.objectiveC(names.text(name), labels.map { $0.map(names.text) })
        var text = base
        for (position, label) in labels.enumerated() {
            text += label ?? ""
            if position == 0 || label != nil { text += ":" }
        }
        return names.intern(text)
    }
}
