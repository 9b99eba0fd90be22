internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// What the types of a source have, wherever it says so: names in a method mean those before they mean anything else.
struct SwiftOutline {
    /// What is declared outside of types, and whether it is a whole number.
    private(set) var globals: [Name: Bool] = [:]
    /// For each function outside of types the place of its name among the tokens.
    private(set) var functions: [Name: Int] = [:]
    /// Where all functions of a name stand that are in no type.
    private(set) var overloads: [Name: [Int]] = [:]
    /// The same for each function in a type.
    private(set) var methods: [Name: Int] = [:]
    private var members: [Name: Set<Name>] = [:]
    private var superclasses: [Name: Name] = [:]
    /// What stands behind the colons of a type's parts.
    private var heads: [Name: [Name]] = [:]
    private var protocols: Set<Name> = []
    /// The types that wrap properties.
    private var wrappers: Set<Name> = []
    /// The types that make values of bodies, what such stand before: properties and functions, and the parameters of
    /// functions and of what is made of a type.
    private var builders: Set<Name> = []
    private var attributes: [Name: [Name]] = [:]
    private var attributedParameters: [Name: [(label: Name?, attribute: Name)]] = [:]
    private static let builderWords: Set<String> = ["resultBuilder", "_functionBuilder"]
    /// How many functions of a name there are, and how many of them change what they are sent to as a whole.
    private var functionCounts: [Name: Int] = [:]
    private var changers: [Name: Int] = [:]
    /// The functions that are declared to change what they are sent to.
    private var mutators: Set<Name> = []
    /// The labels of the tuples that a variable or an argument of a name holds.
    private var tupleLabels: [Name: [Name?]] = [:]
    private var enumerations: Set<Name> = []
    /// The signs of the source's own operators, the longest first.
    private var operators: [[Token.Kind]] = []
    /// The types that have a case or a static member of a name, in order of declaration.
    private var owners: [Name: [Name]] = [:]
    private var observed: [Name: Set<Name>] = [:]
    /// What is written as `init(…)` in types, in order, with its labels.
    private var initializers: [(type: Name, labels: [Name?], place: Int)] = []
    /// The structures, in order of declaration.
    private var structures: [Name] = []
    /// The types that the source declares, rather than adds to.
    private var declared: Set<Name> = []
    private var wholes: [Name: Set<Name>] = [:]
    /// The types that are written behind the names of variables and parameters; nil for a name with several.
    private var types: [Name: Name?] = [:]
    /// The types of the first parameters of functions that have no label there.
    private var firstTypes: [Name: Name?] = [:]
    /// How many variables of a name there are, and how many of them hold texts.
    private var variableCounts: [Name: Int] = [:]
    private var textCounts: [Name: Int] = [:]
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
                let type = open.last?.type
                if word == "init", let type, tokens[index - 1].kind != .dot {
                    let first = next.kind == .leftParen ? index + 1 : index + 2
                    noteParameters(of: nil, in: type, tokens, names, at: first)
                    initializers.append((type, Self.parameterLabels(tokens, names, at: first), first))
                }
                if word == "operator", index > 0, names.text(tokens[index - 1].name) == "infix" {
                    operators.append(Self.signs(tokens, at: index + 1))
                    operators.sort { $0.count > $1.count }
                }
                guard next.kind == .identifier else { continue }
                switch word {
                case _ where SwiftName.typeWords.contains(word):
                    guard index == 0 || tokens[index - 1].kind != .dot else { continue }
                    var last = index + 1
                    while last + 2 < tokens.count, tokens[last + 1].kind == .dot { last += 2 }
                    pending = tokens[last].name
                    members[tokens[last].name, default: []].formUnion([])
                    if word != "extension" { declared.insert(next.name) }
                    if word == "enum" { enumerations.insert(next.name) }
                    if word == "struct" { structures.append(next.name) }
                    if word == "protocol" { protocols.insert(next.name) }
                    let attributes = Self.attributes(tokens, before: index).map(names.text)
                    if attributes.contains("propertyWrapper") { wrappers.insert(next.name) }
                    if attributes.contains(where: Self.builderWords.contains) { builders.insert(next.name) }
                    noteHead(of: tokens[last].name, tokens, names, behind: last)
                case "case":
                    guard let type, enumerations.contains(type) else { continue }
                    for name in Self.cases(tokens, from: index + 1) { note(name, of: type) }
                case "let", "var", "func":
                    if word != "let" {
                        attributes[next.name, default: []] += Self.attributes(tokens, before: index)
                    }
                    if word == "func" {
                        noteParameters(of: next.name, tokens, names, at: index + 2)
                    } else if let named = Self.type(tokens, behind: index + 1) {
                        Self.note(named, of: next.name, in: &types)
                    }
                    if word == "func" {
                        functionCounts[next.name, default: 0] += 1
                        if index > 0, names.text(tokens[index - 1].name) == "mutating" { mutators.insert(next.name) }
                        if Self.setsSelf(tokens, names, at: index) { changers[next.name, default: 0] += 1 }
                    }
                    if word == "var" {
                        variableCounts[next.name, default: 0] += 1
                        if Self.isText(tokens, names, behind: index + 1) { textCounts[next.name, default: 0] += 1 }
                    }
                    let isWhole = word != "func" && Self.isWhole(tokens, names, source, behind: index + 1)
                    if open.isEmpty {
                        globals[next.name] = isWhole
                        if word == "func" {
                            functions[next.name] = index + 1
                            overloads[next.name, default: []].append(index + 1)
                        }
                    } else if let type {
                        members[type, default: []].insert(next.name)
                        if word == "func" {
                            methods[next.name] = index + 1
                        } else {
                            members[type, default: []].formUnion(Self.variables(tokens, from: index + 1))
                        }
                        if isWhole { wholes[type, default: []].insert(next.name) }
                        // What a class above keeps is set there, also while an object is made.
                        let overrides = Self.isOverride(tokens, names, at: index)
                        if word == "var" { open[open.count - 1].variable = overrides ? nil : next.name }
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

    /// Notes the types of a function's parameters.
    private mutating func noteParameters(
        of function: Name?, in type: Name? = nil, _ tokens: [Token], _ names: NameTable, at start: Int
    ) {
        var start = start
        _ = Self.typeArguments(tokens, at: &start)
        if let owner = function ?? type {
            attributedParameters[owner, default: []] += Self.attributed(tokens, names, inParenthesesAt: start)
        }
        for (position, place) in Self.colons(tokens, inParenthesesAt: start).enumerated() {
            guard let type = Self.type(tokens, behind: place - 1) else { continue }
            Self.note(type, of: tokens[place - 1].name, in: &types)
            guard [.identifier, .reserved].contains(tokens[place - 2].kind) else { continue }
            if names.text(tokens[place - 2].name) != "_" {
                Self.note(type, of: tokens[place - 2].name, in: &types)
            } else if position == 0, let function {
                Self.note(type, of: function, in: &firstTypes)
            }
        }
    }

    private static func note(_ type: Name, of name: Name, in types: inout [Name: Name?]) {
        if let known = types[name], known != type { types[name] = .some(nil) } else { types[name] = type }
    }

    /// The type that variables and parameters of the name are said to be of, or to hold, where all of them are of one.
    func writtenType(of name: Name) -> Name? { types[name] ?? nil }

    /// The type of what functions of the name are given first.
    func typeOfFirst(of function: Name) -> Name? { firstTypes[function] ?? nil }

    /// Notes a type's parameters, its superclass and what that is given for its own.
    private mutating func noteHead(of type: Name, _ tokens: [Token], _ names: NameTable, behind last: Int) {
        var index = last + 1
        let own = Self.typeArguments(tokens, at: &index)
        if !own.isEmpty {
            parameters[type] = own
            members[type, default: []].formUnion(own.map(\.name))
        }
        guard index + 1 < tokens.count, tokens[index].kind == .colon else { return }
        let above = Self.types(tokens, names, behind: index)
        heads[type, default: []] += above + above.flatMap { UIKitClass.above(names.text($0)) }.map { names.intern($0) }
        guard superclasses[type] == nil else { return }
        superclasses[type] = tokens[index + 1].name
        index += 2
        arguments[type] = Self.typeArguments(tokens, at: &index).map(\.name)
    }

    /// `name: [(title: String, value: Int)]`, with the brackets or without.
    private mutating func noteTuples(of name: Name, _ tokens: [Token], at place: Int) {
        guard place + 3 < tokens.count, tokens[place + 1].kind == .colon else { return }
        let start = tokens[place + 2].kind == .leftBracket ? place + 3 : place + 2
        let labels = Self.labels(tokens, ofTupleAt: start)
        if !labels.isEmpty { tupleLabels[name] = labels }
    }

    /// What stands in a type for parameters of types: its own, for which at least their bound does, and its superclass's.
    func typesByParameter(of type: Name) -> [(name: Name, type: Name)] {
        var types = (parameters[type] ?? []).compactMap { parameter in parameter.bound.map { (parameter.name, $0) } }
        guard let superclass = superclasses[type], let given = arguments[type] else { return types }
        types += zip(parameters[superclass] ?? [], given).map { ($0.name, $1) }
        return types
    }

    /// What stands in a generic type that is given types for its parameters; nil where they are not its.
    func typesByParameter(of type: Name, given: [Name]) -> [(name: Name, type: Name)]? {
        guard let own = parameters[type], own.count == given.count, !isEnumeration(type) else { return nil }
        return zip(own, given).map { ($0.name, $1) }
    }

    func isStructure(_ name: Name) -> Bool { structures.contains(name) }

    /// Whether the name is that of a parameter of a type, or of one above it.
    func isParameter(_ name: Name, of type: Name) -> Bool {
        inherited(type) { parameters[$0]?.contains { $0.name == name } == true }
    }

    private mutating func note(_ name: Name, of type: Name) {
        members[type, default: []].insert(name)
        if owners[name]?.contains(type) != true { owners[name, default: []].append(type) }
    }

    /// How many tokens an operator of the source's own takes that starts at a place; nil where none does.
    func operatorLength(_ tokens: [Token], at place: Int) -> Int? {
        operators.first { signs in
            place + signs.count < tokens.count
                && signs.indices.allSatisfy {
                    tokens[place + $0].kind == signs[$0] && ($0 == 0 || tokens[place + $0].isAdjacent)
                }
        }?.count
    }

    /// Whether the source declares the type.
    func isType(_ name: Name) -> Bool { members[name] != nil }

    func isEnumeration(_ name: Name) -> Bool { enumerations.contains(name) }

    func isProtocol(_ name: Name) -> Bool { protocols.contains(name) }

    /// Whether the type wraps properties.
    func isWrapper(_ name: Name) -> Bool { wrappers.contains(name) }

    /// What makes a value of the body of a property or function of the name.
    func builder(of name: Name) -> Name? { attributes[name]?.first(where: builders.contains) }

    /// What makes a value of the closure that a function, or what makes something of a type, is given with a label; of one
    /// without, of any that it is given.
    func builder(ofClosureFor owner: Name, label: Name?) -> Name? {
        guard let known = attributedParameters[owner] else { return nil }
        let fitting = known.filter { builders.contains($0.attribute) && (label == nil || $0.label == label) }
        return fitting.last?.attribute
    }

    /// Whether nothing else that could be called has the name of a function.
    func isOnlyFunction(_ name: Name) -> Bool {
        functionCounts[name] == 1 && variableCounts[name] == nil && types[name] == nil
    }

    /// Where the parentheses of the only initializer that the source has for a type open.
    func onlyInitializer(of type: Name) -> Int? {
        let own = initializers.filter { $0.type == type }
        return own.count == 1 && declared.contains(type) ? own[0].place : nil
    }

    /// Whether a structure is made of its properties alone, as far as the source says: it has one declaration, no initializer
    /// anywhere, and conforms to nothing that may bring one.
    ///
    /// - Parameter isHarmless: whether a protocol of the libraries brings none.
    func isMemberwise(_ type: Name, _ isHarmless: (Name) -> Bool) -> Bool {
        func bringsNone(_ head: Name) -> Bool {
            isHarmless(head)
                || protocols.contains(head) && heads[head]?.isEmpty != false
                    && !initializers.contains { $0.type == head }
        }
        return structures.count { $0 == type } == 1 && parameters[type] == nil
            && !initializers.contains { $0.type == type } && (heads[type] ?? []).allSatisfy(bringsNone)
    }

    func declaresFunction(_ name: Name) -> Bool { functionCounts[name] != nil }

    /// Whether what is sent to do this becomes another value: so does each function of the name.
    func setsSelf(_ name: Name) -> Bool { changers[name].map { $0 == functionCounts[name] } ?? false }

    /// The labels of the tuples that a variable or an argument of the name holds.
    func tupleLabels(of name: Name) -> [Name?] { tupleLabels[name] ?? [] }

    /// The type that a name behind a dot alone belongs to: the one that is expected, else the first that has it.
    func owner(of name: Name, expecting type: Name?) -> Name? {
        let types = owners(of: name)
        if let type, types.contains(type) { return type }
        return types.first
    }

    /// The types that have something of their own of the name.
    func owners(of name: Name) -> [Name] { owners[name] ?? [] }

    /// The one type that is made with these labels: by an initializer of its own, or as a structure without one.
    func type(madeFrom labels: [Name?]) -> Name? {
        let written = Set(initializers.filter { $0.labels == labels }.map(\.type))
        let made = Set(initializers.map(\.type))
        let parts = Set(labels.compactMap(\.self))
        let plain = structures.filter { !made.contains($0) && parts.isSubset(of: members[$0] ?? []) }
        let types = written.union(plain)
        return types.count == 1 ? types.first : nil
    }

    /// The label of what a type is made from, where the source says that it is made from one part.
    func labelOfOnlyPart(of type: Name) -> Name?? {
        let own = initializers.filter { $0.type == type }
        if let only = own.first(where: { $0.labels.count == 1 }) { return only.labels[0] }
        guard own.isEmpty, structures.contains(type), let members = members[type], members.count == 1 else {
            return nil
        }
        return members.first
    }

    /// Whether any type has a member of the name.
    func declaresMember(_ name: Name) -> Bool { members.values.contains { $0.contains(name) } }

    /// Whether the source adds to the type without declaring it.
    func isOnlyExtended(_ type: Name) -> Bool { members[type] != nil && !declared.contains(type) }

    /// Whether the source says how the type is made with these labels, among others that may be missing.
    func hasInitializer(_ labels: [Name?], of type: Name) -> Bool {
        initializers.contains { own in
            guard own.type == type else { return false }
            var rest = own.labels[...]
            return labels.allSatisfy { label in
                guard let place = rest.firstIndex(of: label) else { return false }
                rest = rest[(place + 1)...]
                return true
            }
        }
    }

    func isMember(_ name: Name, of type: Name) -> Bool { inherited(type) { members[$0]?.contains(name) == true } }

    /// The names of what a type and those above it have, as far as the source says.
    func memberNames(of type: Name) -> Set<Name> {
        var names: Set<Name> = []
        _ = inherited(type) {
            names.formUnion(members[$0] ?? [])
            return false
        }
        return names
    }

    /// Whether a class is under one that the source does not declare.
    func inheritsUnknown(_ type: Name) -> Bool {
        if isEnumeration(type) || structures.contains(type) { return false }
        return inherited(type) { superclasses[$0].map { !declared.contains($0) } ?? false }
    }

    func isWhole(_ name: Name, of type: Name) -> Bool { inherited(type) { wholes[$0]?.contains(name) == true } }

    /// Whether each variable of the name holds a text.
    func isText(_ name: Name) -> Bool { textCounts[name].map { $0 == variableCounts[name] } ?? false }

    /// The variables of a type on whose change something runs.
    func observed(in type: Name) -> Set<Name> { observed[type] ?? [] }

    /// Whether something runs on the change of a variable of a type, or of any with the name.
    func isObserved(_ name: Name, of type: Name? = nil) -> Bool {
        guard let type else { return observed.values.contains { $0.contains(name) } }
        return inherited(type) { observed[$0]?.contains(name) == true }
    }

    /// Whether a function of the name may change what it is sent to.
    func isMutating(_ name: Name) -> Bool { mutators.contains(name) }

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
