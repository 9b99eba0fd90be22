internal import Vocabulary
internal import Syntax
internal import Diagnostics

/// The declarations of a source, which are needed before the parser reaches them: in a method, a name first means a
/// member of its type.
struct SwiftOutline {
    /// The variables and functions outside types, and whether they are integers.
    private(set) var globals: [Name: Bool] = [:]
    /// The index of the name of each function outside types.
    private(set) var functions: [Name: Int] = [:]
    /// The indices of all functions outside types that have a name.
    private(set) var overloads: [Name: [Int]] = [:]
    /// The index of the name of each function in a type.
    private(set) var methods: [Name: Int] = [:]
    private var members: [Name: Set<Name>] = [:]
    private var superclasses: [Name: Name] = [:]
    /// The types after the colon of a type's declarations and extensions.
    private var heads: [Name: [Name]] = [:]
    private var protocols: Set<Name> = []
    /// The property wrappers.
    private var wrappers: Set<Name> = []
    /// The result builders, the attributes of properties and functions, and the parameters with an attribute, of
    /// functions and of the initializers of types.
    private var builders: Set<Name> = []
    private var attributes: [Name: [Name]] = [:]
    private var attributedParameters: [Name: [(label: Name?, attribute: Name)]] = [:]
    private static let builderWords: Set<String> = ["resultBuilder", "_functionBuilder"]
    /// The number of functions with a name, and of those that assign `self`.
    private var functionCounts: [Name: Int] = [:]
    private var changers: [Name: Int] = [:]
    /// The functions that are declared `mutating`.
    private var mutators: Set<Name> = []
    /// The labels of the tuples in the type of a variable or parameter.
    private var tupleLabels: [Name: [Name?]] = [:]
    private var enumerations: Set<Name> = []
    /// The tokens of the operators that the source declares, the longest first.
    private var operators: [[Token.Kind]] = []
    /// The types that have a case or a static member with a name, in order of declaration.
    private var owners: [Name: [Name]] = [:]
    private var observed: [Name: Set<Name>] = [:]
    /// The initializers that types declare, in order, with their labels.
    private var initializers: [(type: Name, labels: [Name?], place: Int)] = []
    /// The structures, in order of declaration.
    private var structures: [Name] = []
    /// The types that the source declares, not only extends.
    private var declared: Set<Name> = []
    private var wholes: [Name: Set<Name>] = [:]
    /// The types that are written after the names of variables and parameters; nil for a name with several types.
    private var types: [Name: Name?] = [:]
    /// The types of the first parameters of functions, if these have no label; nil for a name with several types.
    private var firstTypes: [Name: Name?] = [:]
    /// The number of variables with a name, and of those that hold strings.
    private var variableCounts: [Name: Int] = [:]
    private var textCounts: [Name: Int] = [:]
    /// The parameters of generic types, each with its constraint.
    private var parameters: [Name: [(name: Name, bound: Name?)]] = [:]
    /// The type arguments of a type's superclass.
    private var arguments: [Name: [Name]] = [:]

    init(_ tokens: Tokens, _ names: NameTable, of source: SourceText) {
        // For each open brace, the type whose members are in it, if there is one, and the last variable there.
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
                    operators.append(Self.operatorKinds(tokens, at: index + 1))
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
                    noteHead(of: tokens[last].name, tokens, names, after: last)
                case "case":
                    guard let type, enumerations.contains(type) else { continue }
                    for name in Self.cases(tokens, from: index + 1) { note(name, of: type) }
                case "let", "var", "func":
                    if word != "let" {
                        attributes[next.name, default: []] += Self.attributes(tokens, before: index)
                    }
                    if word == "func" {
                        noteParameters(of: next.name, tokens, names, at: index + 2)
                    } else if let named = Self.type(tokens, after: index + 1) {
                        Self.note(named, of: next.name, in: &types)
                    }
                    if word == "func" {
                        functionCounts[next.name, default: 0] += 1
                        if index > 0, names.text(tokens[index - 1].name) == "mutating" { mutators.insert(next.name) }
                        if Self.setsSelf(tokens, names, at: index) { changers[next.name, default: 0] += 1 }
                    }
                    if word == "var" {
                        variableCounts[next.name, default: 0] += 1
                        if Self.isText(tokens, names, after: index + 1) { textCounts[next.name, default: 0] += 1 }
                    }
                    let isWhole = word != "func" && Self.isWhole(tokens, names, source, after: index + 1)
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
                        // An overridden property is set by the superclass, in initializers, too.
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

    /// Records the types and attributes of the parameters of a function or an initializer.
    private mutating func noteParameters(
        of function: Name?, in type: Name? = nil, _ tokens: Tokens, _ names: NameTable, at start: Int
    ) {
        var start = start
        _ = Self.typeArguments(tokens, at: &start)
        if let owner = function ?? type {
            attributedParameters[owner, default: []] += Self.attributed(tokens, names, inParenthesesAt: start)
        }
        for (position, place) in Self.colons(tokens, inParenthesesAt: start).enumerated() {
            guard let type = Self.type(tokens, after: place - 1) else { continue }
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

    /// The type of the variables and parameters with a name, or of their elements; nil if it is not known or not always
    /// the same.
    func writtenType(of name: Name) -> Name? { types[name] ?? nil }

    /// The type of the first parameter of the functions with a name, if it has no label.
    func typeOfFirst(of function: Name) -> Name? { firstTypes[function] ?? nil }

    /// Records a type's parameters, its superclass, and the type arguments of the superclass.
    private mutating func noteHead(of type: Name, _ tokens: Tokens, _ names: NameTable, after last: Int) {
        var index = last + 1
        let own = Self.typeArguments(tokens, at: &index)
        if !own.isEmpty {
            parameters[type] = own
            members[type, default: []].formUnion(own.map(\.name))
        }
        guard index + 1 < tokens.count, tokens[index].kind == .colon else { return }
        let above = Self.types(tokens, names, after: index)
        heads[type, default: []] += above + above.flatMap { UIKitClass.above(names.text($0)) }.map { names.intern($0) }
        guard superclasses[type] == nil else { return }
        superclasses[type] = tokens[index + 1].name
        index += 2
        arguments[type] = Self.typeArguments(tokens, at: &index).map(\.name)
    }

    /// Records the labels of a declaration such as `name: [(title: String, value: Int)]`, with or without the brackets.
    private mutating func noteTuples(of name: Name, _ tokens: Tokens, at place: Int) {
        guard place + 3 < tokens.count, tokens[place + 1].kind == .colon else { return }
        let start = tokens[place + 2].kind == .leftBracket ? place + 3 : place + 2
        let labels = Self.labels(tokens, ofTupleAt: start)
        if !labels.isEmpty { tupleLabels[name] = labels }
    }

    /// The types for a type's own parameters, which are their constraints, and for those of its superclass.
    func typesByParameter(of type: Name) -> [(name: Name, type: Name)] {
        var types = (parameters[type] ?? []).compactMap { parameter in parameter.bound.map { (parameter.name, $0) } }
        guard let superclass = superclasses[type], let given = arguments[type] else { return types }
        types += zip(parameters[superclass] ?? [], given).map { ($0.name, $1) }
        return types
    }

    /// The types for the parameters of a generic type with these arguments; nil if it does not have that many
    /// parameters, or is an enumeration.
    func typesByParameter(of type: Name, given: [Name]) -> [(name: Name, type: Name)]? {
        guard let own = parameters[type], own.count == given.count, !isEnumeration(type) else { return nil }
        return zip(own, given).map { ($0.name, $1) }
    }

    func isStructure(_ name: Name) -> Bool { structures.contains(name) }

    /// Whether the name is that of a type parameter of a type or one that it inherits from.
    func isParameter(_ name: Name, of type: Name) -> Bool {
        inherited(type) { parameters[$0]?.contains { $0.name == name } == true }
    }

    private mutating func note(_ name: Name, of type: Name) {
        members[type, default: []].insert(name)
        if owners[name]?.contains(type) != true { owners[name, default: []].append(type) }
    }

    /// The number of tokens of the source's own operator that starts at an index; nil if none does.
    func operatorLength(_ tokens: Tokens, at place: Int) -> Int? {
        operators.first { kinds in
            place + kinds.count < tokens.count
                && kinds.indices.allSatisfy {
                    tokens[place + $0].kind == kinds[$0] && ($0 == 0 || tokens[place + $0].isAdjacent)
                }
        }?.count
    }

    /// Whether the source declares the type.
    func isType(_ name: Name) -> Bool { members[name] != nil }

    func isEnumeration(_ name: Name) -> Bool { enumerations.contains(name) }

    func isProtocol(_ name: Name) -> Bool { protocols.contains(name) }

    /// Whether the type is a property wrapper.
    func isWrapper(_ name: Name) -> Bool { wrappers.contains(name) }

    /// The result builder of the properties or functions with a name.
    func builder(of name: Name) -> Name? { attributes[name]?.first(where: builders.contains) }

    /// The result builder of a closure that is passed with a label to a function or an initializer. Without a label,
    /// any of its parameters counts.
    func builder(ofClosureFor owner: Name, label: Name?) -> Name? {
        guard let known = attributedParameters[owner] else { return nil }
        let fitting = known.filter { builders.contains($0.attribute) && (label == nil || $0.label == label) }
        return fitting.last?.attribute
    }

    /// Whether one function has the name, and nothing else that can be called.
    func isOnlyFunction(_ name: Name) -> Bool {
        functionCounts[name] == 1 && variableCounts[name] == nil && types[name] == nil
    }

    /// The index of the opening parenthesis of a type's only initializer; nil if there is not exactly one.
    func onlyInitializer(of type: Name) -> Int? {
        let own = initializers.filter { $0.type == type }
        return own.count == 1 && declared.contains(type) ? own[0].place : nil
    }

    /// Whether a structure has a memberwise initializer, as far as the source shows: it has one declaration, no
    /// initializer, and conforms to nothing that may have one.
    ///
    /// - Parameter isHarmless: whether a protocol of the libraries has no initializer.
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

    /// Whether all functions with the name assign `self`.
    func setsSelf(_ name: Name) -> Bool { changers[name].map { $0 == functionCounts[name] } ?? false }

    /// The labels of the tuples in the type of the variables and parameters with the name.
    func tupleLabels(of name: Name) -> [Name?] { tupleLabels[name] ?? [] }

    /// The type that an implicit member such as `.name` belongs to: the expected one, or else the first that has it.
    func owner(of name: Name, expecting type: Name?) -> Name? {
        let types = owners(of: name)
        if let type, types.contains(type) { return type }
        return types.first
    }

    /// The types that have a case or a static member with the name.
    func owners(of name: Name) -> [Name] { owners[name] ?? [] }

    /// The only type with an initializer that has these labels, or the only structure with such properties and no
    /// initializer.
    func type(madeFrom labels: [Name?]) -> Name? {
        let written = Set(initializers.filter { $0.labels == labels }.map(\.type))
        let made = Set(initializers.map(\.type))
        let parts = Set(labels.compactMap(\.self))
        let plain = structures.filter { !made.contains($0) && parts.isSubset(of: members[$0] ?? []) }
        let types = written.union(plain)
        return types.count == 1 ? types.first : nil
    }

    /// The label of a type's initializer with one parameter, or a structure's only property; nil if the source shows
    /// neither.
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

    /// Whether the source extends the type without declaring it.
    func isOnlyExtended(_ type: Name) -> Bool { members[type] != nil && !declared.contains(type) }

    /// Whether the type has an initializer with these labels, perhaps among others.
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

    /// The names of the members of a type and of those that it inherits from, as far as the source declares them.
    func memberNames(of type: Name) -> Set<Name> {
        var names: Set<Name> = []
        _ = inherited(type) {
            names.formUnion(members[$0] ?? [])
            return false
        }
        return names
    }

    /// Whether a class inherits from one that the source does not declare.
    func inheritsUnknown(_ type: Name) -> Bool {
        if isEnumeration(type) || structures.contains(type) { return false }
        return inherited(type) { superclasses[$0].map { !declared.contains($0) } ?? false }
    }

    func isWhole(_ name: Name, of type: Name) -> Bool { inherited(type) { wholes[$0]?.contains(name) == true } }

    /// Whether all variables with the name hold strings.
    func isText(_ name: Name) -> Bool { textCounts[name].map { $0 == variableCounts[name] } ?? false }

    /// The properties of a type that have observers.
    func observed(in type: Name) -> Set<Name> { observed[type] ?? [] }

    /// Whether a property of a type, or any with the name, has observers.
    func isObserved(_ name: Name, of type: Name? = nil) -> Bool {
        guard let type else { return observed.values.contains { $0.contains(name) } }
        return inherited(type) { observed[$0]?.contains(name) == true }
    }

    /// Whether a function with the name is declared `mutating`.
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
