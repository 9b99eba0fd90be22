/// What the types of a source have, wherever it says so: names in a method mean those before they mean anything else.
struct SwiftOutline {
    /// What is declared outside of types, and whether it is a whole number.
    private(set) var globals: [Name: Bool] = [:]
    /// For each function outside of types the place of its name among the tokens.
    private(set) var functions: [Name: Int] = [:]
    /// Other names of types.
    private(set) var aliases: [Name: Name] = [:]
    private var members: [Name: Set<Name>] = [:]
    private var superclasses: [Name: Name] = [:]
    /// What stands behind the colons of a type's parts.
    private var heads: [Name: [Name]] = [:]
    private var protocols: Set<Name> = []
    /// The types that wrap properties.
    private var wrappers: Set<Name> = []
    /// How many functions of a name there are, and how many of them change what they are told to as a whole.
    private var functionCounts: [Name: Int] = [:]
    private var changers: [Name: Int] = [:]
    /// The labels of the tuples that a variable or an argument of a name holds.
    private var tupleLabels: [Name: [Name?]] = [:]
    private var enumerations: Set<Name> = []
    /// The types that have a case or a static member of a name, in order of declaration.
    private var owners: [Name: [Name]] = [:]
    private var observed: [Name: Set<Name>] = [:]
    private var wholes: [Name: Set<Name>] = [:]
    /// The parameters of generic types, each with the type that it is of at least.
    private var parameters: [Name: [(name: Name, bound: Name?)]] = [:]
    /// What a type's superclass is given for its parameters.
    private var arguments: [Name: [Name]] = [:]

    init(_ tokens: [Token], _ names: NameTable, of source: SourceText) {
        /// For each open brace the type whose members stand in it, if they are a type's, and its last variable.
        var open: [(type: Name?, variable: Name?)] = []
        var pending: Name?
        for (index, token) in tokens.enumerated() {
            let next = index + 1 < tokens.count ? tokens[index + 1] : token
            switch token.kind {
            case .leftBrace:
                open.append((pending, nil))
                pending = nil
            case .rightBrace: _ = open.popLast()
            case .reserved, .identifier:
                let word = names.text(token.name)
                if word == "didSet" || word == "willSet" {
                    guard next.kind == .leftBrace || next.kind == .leftParen, open.count > 1,
                        case (let type?, let variable?) = open[open.count - 2]
                    else { continue }
                    observed[type, default: []].insert(variable)
                }
                noteTuples(of: token.name, tokens, at: index)
                guard next.kind == .identifier else { continue }
                let type = open.last?.type
                switch word {
                case "class", "struct", "enum", "extension", "actor", "protocol":
                    guard index == 0 || tokens[index - 1].kind != .dot else { continue }
                    var last = index + 1
                    while last + 2 < tokens.count, tokens[last + 1].kind == .dot { last += 2 }
                    pending = tokens[last].name
                    members[tokens[last].name, default: []].formUnion([])
                    if word == "enum" { enumerations.insert(next.name) }
                    if word == "protocol" { protocols.insert(next.name) }
                    if Self.isWrapper(tokens, names, before: index) { wrappers.insert(next.name) }
                    noteHead(of: tokens[last].name, tokens, behind: last)
                case "typealias":
                    if index + 3 < tokens.count, tokens[index + 2].kind == .assign {
                        aliases[next.name] = tokens[index + 3].name
                    }
                case "case":
                    guard let type, enumerations.contains(type) else { continue }
                    for name in Self.cases(tokens, from: index + 1) { note(name, of: type) }
                case "let", "var", "func":
                    if word == "func" {
                        functionCounts[next.name, default: 0] += 1
                        if Self.setsSelf(tokens, names, at: index) { changers[next.name, default: 0] += 1 }
                    }
                    let isWhole = word != "func" && Self.isWhole(tokens, names, source, behind: index + 1)
                    if open.isEmpty {
                        globals[next.name] = isWhole
                        if word == "func" { functions[next.name] = index + 1 }
                    } else if let type {
                        members[type, default: []].insert(next.name)
                        if word != "func" {
                            members[type, default: []].formUnion(Self.variables(tokens, from: index + 1))
                        }
                        if isWhole { wholes[type, default: []].insert(next.name) }
                        if word == "var" { open[open.count - 1].variable = next.name }
                        let before = index > 0 ? tokens[index - 1] : token
                        if before.kind == .identifier, ["static", "class"].contains(names.text(before.name)) {
                            note(next.name, of: type)
                        }
                    }
                default: break
                }
            default: break
            }
        }
    }

    /// Notes a type's parameters, its superclass and what that is given for its own.
    private mutating func noteHead(of type: Name, _ tokens: [Token], behind last: Int) {
        var index = last + 1
        let own = Self.typeArguments(tokens, at: &index)
        if !own.isEmpty {
            parameters[type] = own
            members[type, default: []].formUnion(own.map(\.name))
        }
        guard index + 1 < tokens.count, tokens[index].kind == .colon else { return }
        heads[type, default: []] += Self.types(tokens, behind: index)
        guard superclasses[type] == nil else { return }
        superclasses[type] = tokens[index + 1].name
        index += 2
        arguments[type] = Self.typeArguments(tokens, at: &index).map(\.name)
    }

    /// The types that commas separate behind a colon.
    private static func types(_ tokens: [Token], behind colon: Int) -> [Name] {
        var found: [Name] = []
        var depth = 0
        for index in colon + 1..<tokens.count {
            switch tokens[index].kind {
            case .less, .leftParen: depth += 1
            case .greater, .rightParen: depth -= 1
            case .leftBrace, .end: return found
            case .identifier where depth == 0 && [.colon, .comma].contains(tokens[index - 1].kind):
                found.append(tokens[index].name)
            default: break
            }
        }
        return found
    }

    /// Whether `@propertyWrapper` stands before a type, among other words.
    private static func isWrapper(_ tokens: [Token], _ names: NameTable, before place: Int) -> Bool {
        var index = place - 1
        while index > 0, tokens[index].kind == .identifier {
            if tokens[index - 1].kind == .at { return names.text(tokens[index].name) == "propertyWrapper" }
            index -= 1
        }
        return false
    }

    /// Whether the function is `mutating`, gives nothing, and sets `self`.
    private static func setsSelf(_ tokens: [Token], _ names: NameTable, at place: Int) -> Bool {
        guard place > 0, names.text(tokens[place - 1].name) == "mutating" else { return false }
        var depth = 0
        for index in place..<tokens.count - 1 {
            let token = tokens[index]
            switch token.kind {
            case .leftBrace: depth += 1
            case .rightBrace:
                depth -= 1
                if depth == 0 { return false }
            case .arrow where depth == 0, .end: return false
            case .assign where depth > 0:
                let target = tokens[index - 1]
                let isWhole = target.kind == .identifier || target.kind == .reserved
                if isWhole, names.text(target.name) == Builtin.`self`.rawValue { return true }
            default: break
            }
        }
        return false
    }

    /// `name: [(title: String, value: Int)]`, with the brackets or without.
    private mutating func noteTuples(of name: Name, _ tokens: [Token], at place: Int) {
        guard place + 3 < tokens.count, tokens[place + 1].kind == .colon else { return }
        let start = tokens[place + 2].kind == .leftBracket ? place + 3 : place + 2
        let labels = Self.labels(tokens, ofTupleAt: start)
        if !labels.isEmpty { tupleLabels[name] = labels }
    }

    /// The labels of the parts of a tuple that opens at a place; none where there are none.
    static func labels(_ tokens: [Token], ofTupleAt start: Int) -> [Name?] {
        guard start < tokens.count, tokens[start].kind == .leftParen else { return [] }
        func label(behind position: Int) -> Name? {
            guard position + 2 < tokens.count, tokens[position + 1].kind == .identifier,
                tokens[position + 2].kind == .colon
            else { return nil }
            return tokens[position + 1].name
        }
        var labels: [Name?] = []
        var depth = 0
        for position in start..<tokens.count {
            switch tokens[position].kind {
            case .leftParen, .leftBracket:
                depth += 1
                if depth == 1 { labels.append(label(behind: position)) }
            case .rightParen, .rightBracket:
                depth -= 1
                if depth == 0 { return labels.contains { $0 != nil } ? labels : [] }
            case .comma where depth == 1: labels.append(label(behind: position))
            case .end: return []
            default: break
            }
        }
        return []
    }

    /// The names between `<` and `>`, each with what stands behind its colon; past them.
    private static func typeArguments(_ tokens: [Token], at index: inout Int) -> [(name: Name, bound: Name?)] {
        guard index < tokens.count, tokens[index].kind == .less else { return [] }
        var found: [(name: Name, bound: Name?)] = []
        var depth = 0
        repeat {
            switch tokens[index].kind {
            case .less: depth += 1
            case .greater: depth -= 1
            case .end: return found
            case .identifier where depth == 1:
                switch tokens[index - 1].kind {
                case .less, .comma: found.append((tokens[index].name, nil))
                case .colon: found[found.count - 1].bound = tokens[index].name
                default: break
                }
            default: break
            }
            index += 1
        } while depth > 0 && index < tokens.count
        return found
    }

    /// What stands in a type for parameters of types: its own, for which at least their bound does, and its superclass's.
    func typesByParameter(of type: Name) -> [(name: Name, type: Name)] {
        var types = (parameters[type] ?? []).compactMap { parameter in parameter.bound.map { (parameter.name, $0) } }
        guard let superclass = superclasses[type], let given = arguments[type] else { return types }
        types += zip(parameters[superclass] ?? [], given).map { ($0.name, $1) }
        return types
    }

    /// Whether the name is that of a parameter of a type, or of one above it.
    func isParameter(_ name: Name, of type: Name) -> Bool {
        inherited(type) { parameters[$0]?.contains { $0.name == name } == true }
    }

    private mutating func note(_ name: Name, of type: Name) {
        members[type, default: []].insert(name)
        if owners[name]?.contains(type) != true { owners[name, default: []].append(type) }
    }

    /// The names behind `case`.
    private static func cases(_ tokens: [Token], from start: Int) -> [Name] {
        var found: [Name] = []
        var index = start
        var depth = 0
        while index < tokens.count {
            let token = tokens[index]
            if depth == 0, index > start, token.startsLine || token.kind == .semicolon,
                tokens[index - 1].kind != .comma
            {
                break
            }
            switch token.kind {
            case .leftParen, .leftBracket: depth += 1
            case .rightParen, .rightBracket: depth -= 1
            case .rightBrace, .end: return found
            case .identifier where depth == 0 && (index == start || tokens[index - 1].kind == .comma):
                found.append(token.name)
            default: break
            }
            index += 1
        }
        return found
    }

    /// The names that commas separate behind `let` or `var`.
    private static func variables(_ tokens: [Token], from start: Int) -> [Name] {
        var found: [Name] = []
        var depth = 0
        var index = start
        while index + 1 < tokens.count {
            let (token, next) = (tokens[index], tokens[index + 1])
            if depth == 0, index > start, token.startsLine, tokens[index - 1].kind != .comma { break }
            switch token.kind {
            case .leftParen, .leftBracket, .leftBrace: depth += 1
            case .rightParen, .rightBracket, .rightBrace:
                depth -= 1
                if depth < 0 { return found }
            case .identifier where depth == 0 && index > start && tokens[index - 1].kind == .comma:
                if next.kind == .assign || next.kind == .colon { found.append(token.name) }
            default: break
            }
            index += 1
        }
        return found
    }

    /// Whether the source declares the type.
    func isType(_ name: Name) -> Bool { members[name] != nil }

    func isEnumeration(_ name: Name) -> Bool { enumerations.contains(name) }

    func isProtocol(_ name: Name) -> Bool { protocols.contains(name) }

    /// Whether the type wraps properties.
    func isWrapper(_ name: Name) -> Bool { wrappers.contains(name) }

    /// Whether what is told to do this becomes another value: so does each function of the name.
    func setsSelf(_ name: Name) -> Bool { changers[name].map { $0 == functionCounts[name] } ?? false }

    /// The labels of the tuples that a variable or an argument of the name holds.
    func tupleLabels(of name: Name) -> [Name?] { tupleLabels[name] ?? [] }

    /// The type that a name behind a dot alone belongs to: the one that is expected, else the first that has it.
    func owner(of name: Name, expecting type: Name?) -> Name? {
        guard let types = owners[name] else { return nil }
        if let type, types.contains(type) { return type }
        return types[0]
    }

    func isMember(_ name: Name, of type: Name) -> Bool { inherited(type) { members[$0]?.contains(name) == true } }

    func isWhole(_ name: Name, of type: Name) -> Bool { inherited(type) { wholes[$0]?.contains(name) == true } }

    /// Whether a variable's type is one of whole numbers, or its value without a type is a whole number.
    private static func isWhole(
        _ tokens: [Token], _ names: NameTable, _ source: SourceText, behind name: Int
    ) -> Bool {
        guard name + 2 < tokens.count else { return false }
        let (sign, value) = (tokens[name + 1], tokens[name + 2])
        switch sign.kind {
        case .colon: return value.kind == .identifier && SwiftName.wholeNumbers.contains(names.text(value.name))
        case .assign:
            let next = tokens[min(name + 3, tokens.count - 1)]
            let isAlone = next.startsLine || [.end, .comma, .rightBrace, .leftBrace, .semicolon].contains(next.kind)
            return value.kind == .number && !source.text(in: value.span).contains(".") && isAlone
        default: return false
        }
    }

    /// The variables of a type on whose change something runs.
    func observed(in type: Name) -> Set<Name> { observed[type] ?? [] }

    private func inherited(_ type: Name, _ holds: (Name) -> Bool) -> Bool {
        var pending = [type]
        var seen: Set<Name> = []
        while let type = pending.popLast() {
            guard seen.insert(type).inserted else { continue }
            if holds(type) { return true }
            pending += heads[type] ?? []
        }
        return false
    }
}
