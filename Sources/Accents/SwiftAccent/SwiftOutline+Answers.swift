internal import Vocabulary
internal import Syntax

// What the parser asks.
extension SwiftOutline {
    /// The type of the variables and parameters with a name, or of their elements; nil if it is not known or not always
    /// the same.
    func writtenType(of name: Name) -> Name? { types[name] ?? nil }

    /// Whether a name is of a function outside types, and of no type.
    func isFunction(_ name: Name) -> Bool {
        (functions[name] != nil || otherFunctions.contains(name)) && !declared.contains(name)
    }

    /// The type that the functions with a name return; nil if it is not known or not always the same.
    func result(of function: Name) -> Name? { results[function] ?? nil }

    /// The type of the first parameter of the functions with a name, if it has no label.
    func typeOfFirst(of function: Name) -> Name? { firstTypes[function] ?? nil }

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

    /// Whether the source declares the type, not only extends it.
    func isDeclared(_ name: Name) -> Bool { declared.contains(name) }

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
        return own.count == 1 && own[0].place >= 0 && declared.contains(type) ? own[0].place : nil
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
    ///
    /// - Parameter isCalled: whether it may be a function of the type.
    func owner(of name: Name, expecting type: Name?, isCalled: Bool) -> Name? {
        let types = owners(of: name).filter { isCalled || ownersOfFunctions[name]?.contains($0) != true }
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

    /// Whether a statement of a type, or of one that it inherits from, assigns a variable or property with the name.
    func assigns(_ name: Name, in type: Name) -> Bool { inherited(type) { assigned[$0]?.contains(name) == true } }

    /// The names of the members of a type and of those that it inherits from, as far as the source declares them.
    func memberNames(of type: Name) -> Set<Name> {
        var names: Set<Name> = []
        _ = inherited(type) {
            names.formUnion(members[$0] ?? [])
            return false
        }
        return names
    }

    /// Whether a class inherits from one that the source does not declare, or is one that it only extends.
    func inheritsUnknown(_ type: Name) -> Bool {
        if isOnlyExtended(type) { return true }
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

    func inherited(_ type: Name, _ holds: (Name) -> Bool) -> Bool {
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
