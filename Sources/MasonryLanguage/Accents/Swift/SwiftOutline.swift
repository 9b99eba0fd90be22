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
                    noteHead(of: tokens[last].name, tokens, behind: last)
                case "typealias":
                    if index + 3 < tokens.count, tokens[index + 2].kind == .assign {
                        aliases[next.name] = tokens[index + 3].name
                    }
                case "case":
                    guard let type, enumerations.contains(type) else { continue }
                    for name in Self.cases(tokens, from: index + 1) { note(name, of: type) }
                case "let", "var", "func":
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
        guard index + 1 < tokens.count, tokens[index].kind == .colon, superclasses[type] == nil else { return }
        superclasses[type] = tokens[index + 1].name
        index += 2
        arguments[type] = Self.typeArguments(tokens, at: &index).map(\.name)
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
        var current: Name? = type
        var seen: Set<Name> = []
        while let type = current, seen.insert(type).inserted {
            if holds(type) { return true }
            current = superclasses[type]
        }
        return false
    }
}
