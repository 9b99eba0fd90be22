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
    /// The functions outside types of other files.
    private(set) var otherFunctions: Set<Name> = []
    /// The index of the name of each function in a type.
    private(set) var methods: [Name: Int] = [:]
    private(set) var members: [Name: Set<Name>] = [:]
    /// The names that statements of a type assign: variables, or properties of the type.
    private(set) var assigned: [Name: Set<Name>] = [:]
    private(set) var superclasses: [Name: Name] = [:]
    /// The types after the colon of a type's declarations and extensions.
    private(set) var heads: [Name: [Name]] = [:]
    private(set) var protocols: Set<Name> = []
    /// The property wrappers.
    private(set) var wrappers: Set<Name> = []
    /// The result builders, the attributes of properties and functions, and the parameters with an attribute, of
    /// functions and of the initializers of types.
    private(set) var builders: Set<Name> = []
    private(set) var attributes: [Name: [Name]] = [:]
    private(set) var attributedParameters: [Name: [(label: Name?, attribute: Name)]] = [:]
    private static let builderWords: Set<String> = ["resultBuilder", "_functionBuilder"]
    /// The number of functions with a name, and of those that assign `self`.
    private(set) var functionCounts: [Name: Int] = [:]
    private(set) var changers: [Name: Int] = [:]
    /// The functions that are declared `mutating`.
    private(set) var mutators: Set<Name> = []
    /// The labels of the tuples in the type of a variable or parameter.
    private(set) var tupleLabels: [Name: [Name?]] = [:]
    private(set) var enumerations: Set<Name> = []
    /// The tokens of the operators that the source declares, the longest first.
    private(set) var operators: [[Token.Kind]] = []
    /// The types that have a case or a static member with a name, in order of declaration.
    private(set) var owners: [Name: [Name]] = [:]
    /// Those that have a static function with a name.
    private(set) var ownersOfFunctions: [Name: Set<Name>] = [:]
    private(set) var observed: [Name: Set<Name>] = [:]
    /// The initializers that types declare, in order, with their labels; without a place those of other files.
    private(set) var initializers: [(type: Name, labels: [Name?], place: Int)] = []
    /// The structures, in order of declaration.
    private(set) var structures: [Name] = []
    /// The types that the source declares, not only extends.
    private(set) var declared: Set<Name> = []
    private(set) var wholes: [Name: Set<Name>] = [:]
    /// The types that are written after the names of variables and parameters; nil for a name with several types.
    private(set) var types: [Name: Name?] = [:]
    /// The types of the first parameters of functions, if these have no label; nil for a name with several types.
    private(set) var firstTypes: [Name: Name?] = [:]
    /// The types that functions with a name return; nil for a name with several types.
    private(set) var results: [Name: Name?] = [:]
    /// The number of variables with a name, and of those that hold strings.
    private(set) var variableCounts: [Name: Int] = [:]
    private(set) var textCounts: [Name: Int] = [:]
    /// The parameters of generic types, each with its constraint.
    private(set) var parameters: [Name: [(name: Name, bound: Name?)]] = [:]
    /// The type arguments of a type's superclass.
    private(set) var arguments: [Name: [Name]] = [:]

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
                if next.kind == .assign, Self.startsStatement(tokens, names, at: index),
                    let type = open.last(where: { $0.type != nil })?.type
                {
                    assigned[type, default: []].insert(token.name)
                }
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
                        if let named = Self.result(tokens, names, at: index + 2) {
                            Self.note(named, of: next.name, in: &results)
                        }
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
                            if word == "func" { ownersOfFunctions[next.name, default: []].insert(type) }
                        }
                    }
                default: break
                }
            default: break
            }
        }
    }

    /// Takes what another file declares for all, as far as it does not depend on where something is.
    mutating func take(_ other: SwiftOutline) {
        let join = { (one: Set<Name>, other: Set<Name>) in one.union(other) }
        members.merge(other.members, uniquingKeysWith: join)
        observed.merge(other.observed, uniquingKeysWith: join)
        wholes.merge(other.wholes, uniquingKeysWith: join)
        assigned.merge(other.assigned, uniquingKeysWith: join)
        heads.merge(other.heads) { $0 + $1 }
        owners.merge(other.owners) { $0 + $1 }
        ownersOfFunctions.merge(other.ownersOfFunctions, uniquingKeysWith: join)
        superclasses.merge(other.superclasses) { own, _ in own }
        protocols.formUnion(other.protocols)
        results.merge(other.results) { (one: Name?, other: Name?) -> Name? in one == other ? one : nil }
        wrappers.formUnion(other.wrappers)
        builders.formUnion(other.builders)
        enumerations.formUnion(other.enumerations)
        declared.formUnion(other.declared)
        mutators.formUnion(other.mutators)
        otherFunctions.formUnion(other.functions.keys)
        initializers += other.initializers.map { ($0.type, $0.labels, -1) }
        operators += other.operators.filter { !operators.contains($0) }
        operators.sort { $0.count > $1.count }
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

    /// Records a type's parameters, its superclass, and the type arguments of the superclass.
    private mutating func noteHead(of type: Name, _ tokens: Tokens, _ names: NameTable, after last: Int) {
        var index = last + 1
        let own = Self.typeArguments(tokens, at: &index)
        if !own.isEmpty {
            parameters[type] = own
            members[type, default: []].formUnion(own.map(\.name))
        }
        guard index + 1 < tokens.count else { return }
        let isCondition = tokens[index].kind == .identifier && names.text(tokens[index].name) == "where"
        guard tokens[index].kind == .colon || isCondition else { return }
        let above = Self.types(tokens, names, after: isCondition ? last : index)
        heads[type, default: []] += above + above.flatMap { UIKitClass.above(names.text($0)) }.map { names.intern($0) }
        guard !isCondition, superclasses[type] == nil else { return }
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

    private mutating func note(_ name: Name, of type: Name) {
        members[type, default: []].insert(name)
        if owners[name]?.contains(type) != true { owners[name, default: []].append(type) }
    }
}
