internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import Syntax
internal import Evaluator

// Chooses among methods with the same name, as Swift does: by labels and types, and those without omitted arguments first.
extension AppleLibrary {
    /// The methods of a class, or those of its objects.
    typealias Methods = KeyPath<ClassValue, [Name: FunctionValue]>

    /// The class or instance method for a message, with its arguments; nil if none matches, or if the libraries' own
    /// method matches better.
    ///
    /// - Parameter receiver: the object, for an instance method.
    func method(
        of type: ClassValue, _ methods: Methods, _ message: Message, to receiver: Value = .nothing
    ) throws(Failure) -> (FunctionValue, [Value])? {
        var named: FunctionValue?
        let isLibrarys = isLibrarys(message, to: receiver)
        for omitsArguments in [false, true] {
            // The libraries' method omits nothing.
            if omitsArguments, isLibrarys { break }
            for type in type.lineage {
                if delegates(message, to: receiver, methods, of: type) {
                    if !omitsArguments, let method = certain(message, of: type, methods) {
                        return (method, Array(message.arguments))
                    }
                    continue
                }
                guard
                    let best = try best(message, of: type, methods, omits: omitsArguments, isLibrarys: isLibrarys),
                    let method = type[keyPath: methods][best.selector]
                else {
                    named = named ?? (isLibrarys ? nil : type[keyPath: methods][message.selector])
                    continue
                }
                if isLibrarys, isRunning(method, receiver), !type.overrides.contains(best.selector) { return nil }
                return (method, best.values)
            }
        }
        if let named { return (named, Array(message.arguments)) }
        for other in type.allProtocols {
            if let found = try self.method(of: other, methods, message, to: receiver) { return found }
        }
        return nil
    }

    /// Whether a message delegates from the running initializer of its receiver to one of the same name.
    private func delegates(_ message: Message, to receiver: Value, _ methods: Methods, of type: ClassValue) -> Bool {
        guard accent == .swift, let (running, _) = runtime.runningMethod,
            names(of: message, in: type).contains(where: { type[keyPath: methods][$0] === running }),
            vocabulary.text(message.name).hasPrefix(LibraryMessage.initialize.rawValue)
        else { return false }
        return isRunning(running, receiver)
    }

    /// Whether a method is running for a receiver.
    private func isRunning(_ method: FunctionValue, _ receiver: Value) -> Bool {
        guard let (running, owner) = runtime.runningMethod, running === method else { return false }
        return switch (receiver, owner) {
        case (.object(let one), .object(let other)): one === other
        case (.view(let one), .view(let other)): one === other
        // A value of the libraries has no identity.
        default: true
        }
    }

    /// The methods that have exactly the selector of a message: several if they differ in parameter types.
    private func names(of message: Message, in type: ClassValue) -> [Name] {
        [message.selector] + (type.overloads[message.selector] ?? [])
    }

    // MARK: The best match

    /// A method that the labels of a message match.
    private struct Match {
        let selector: Name
        /// For each parameter the arguments it gets; nil if they are the message's, one for each.
        var given: [MethodSignature.Given]?
        var omitted = 0
    }

    /// An initializer for one that delegates to its name: it means another one, whose types the values certainly have,
    /// else the libraries'.
    private func certain(_ message: Message, of type: ClassValue, _ methods: Methods) -> FunctionValue? {
        let fitting = names(of: message, in: type).first { name in
            let types = type.parameterTypes[name] ?? []
            let fits = zip(types, message.arguments).count { type, value in
                type.map { has(value, type: $0) } ?? true
            }
            return type[keyPath: methods][name] != nil && fits == types.count
        }
        return fitting.flatMap { type[keyPath: methods][$0] }
    }

    /// The best match of a message among a class's methods, with its arguments; nil if none matches.
    ///
    /// - Parameter omits: whether those count that omit arguments, or else those that omit none.
    /// - Parameter isLibrarys: whether the libraries have a method for it, too: then no value may have a wrong type.
    private func best(
        _ message: Message, of type: ClassValue, _ methods: Methods, omits: Bool, isLibrarys: Bool
    ) throws(Failure) -> (selector: Name, values: [Value])? {
        let all = try matches(message, of: type, methods, omits: omits)
        guard var best = all.first else { return nil }
        if all.count > 1 || isLibrarys {
            let rated = all.map { (match: $0, fits: fitness($0, message, of: type)) }
            let fitting = rated.filter { $0.fits != nil }
            if fitting.isEmpty, isLibrarys { return nil }
            for (match, fits) in fitting.isEmpty ? rated : fitting {
                let known = fitness(best, message, of: type)
                let isBetter = known.map { known in fits.map { $0 > known } ?? false } ?? (fits != nil)
                let isEqual = known == fits
                if isBetter || isEqual && match.omitted < best.omitted { best = match }
            }
        }
        guard let given = best.given else { return (best.selector, Array(message.arguments)) }
        var values: [Value] = []
        for part in given {
            switch part {
            case .missing: values.append(.nothing)
            case .one(let position): values.append(try message.arguments[position])
            case .several(let positions):
                values.append(try runtime.array(positions.map(message.arguments.given), at: message.span))
            }
        }
        return (best.selector, values)
    }

    /// The methods of a class whose labels match a message's, those with exactly its selector first.
    private func matches(
        _ message: Message, of type: ClassValue, _ methods: Methods, omits: Bool
    ) throws(Failure) -> [Match] {
        var found: [Match] = []
        if !omits {
            for name in names(of: message, in: type) {
                // A variadic method receives its arguments as an array.
                guard let method = type[keyPath: methods][name],
                    method.prototype.parameters.count == message.arguments.count + 1,
                    !type.variadicMethods.contains(name)
                else { continue }
                found.append(Match(selector: name))
            }
        }
        if type.signatures.isEmpty { return found }
        let (name, labels) = spelled(message)
        let known = type.signatures[name]
        if !found.isEmpty, known.map({ $0.count < 2 }) ?? true { return found }
        for (selector, signature) in known ?? namedInObjectiveC(message, of: type) {
            guard type[keyPath: methods][selector] != nil, !found.contains(where: { $0.selector == selector }),
                let given = signature.match(known == nil ? signature.parameters.map(\.label) : labels),
                known.map({ $0.count < 2 }) ?? true || !takesAsClosure(message, given, signature, labels)
            else { continue }
            let omitted = given.count { if case .missing = $0 { true } else { false } }
            if omits == (omitted > 0) { found.append(Match(selector: selector, given: given, omitted: omitted)) }
        }
        return found
    }

    /// Whether the last argument only matches as a closure behind the parentheses, and is none.
    private func takesAsClosure(
        _ message: Message, _ given: [MethodSignature.Given], _ signature: MethodSignature, _ labels: [Name?]
    ) -> Bool {
        guard case .one(let position) = given.last, position == labels.count - 1, labels[position] == nil,
            signature.parameters.last?.label != nil, let value = message.arguments.last
        else { return false }
        if case .function = value { return false }
        return true
    }

    /// The name and labels of a message in Swift, where the first label is not part of the name.
    private func spelled(_ message: Message) -> (name: Name, labels: [Name?]) {
        var labels = message.arguments.indices.map { message.arguments.label(of: $0).map(vocabulary.names.intern) }
        let text = vocabulary.text(message.name)
        let prefix = "\(LibraryMessage.initialize.rawValue)With"
        guard text.hasPrefix(prefix), !labels.isEmpty else { return (message.name, labels) }
        let label = text.dropFirst(prefix.count)
        labels[0] = vocabulary.names.intern(label.prefix(1).lowercased() + label.dropFirst())
        return (vocabulary.names.intern(LibraryMessage.initialize.rawValue), labels)
    }

    /// The methods that Swift declares and Objective-C calls by another name.
    private func namedInObjectiveC(
        _ message: Message, of type: ClassValue
    ) -> [(selector: Name, signature: MethodSignature)] {
        guard accent == .objectiveC, !message.arguments.isEmpty else { return [] }
        let text = vocabulary.text(message.selector)
        for (name, known) in type.signatures where text.hasPrefix(vocabulary.text(name)) {
            let found = known.first { method in
                let labels = method.signature.parameters.map { $0.label.map(vocabulary.text) }
                return SwiftName.selector(vocabulary.text(name), labels) == text
            }
            if let found { return [found] }
        }
        return []
    }

    // MARK: Types

    /// The number of arguments that certainly have the types of a method's parameters; nil if one certainly has not.
    private func fitness(_ match: Match, _ message: Message, of type: ClassValue) -> Int? {
        var fits = 0
        for (position, type) in (type.parameterTypes[match.selector] ?? []).enumerated() {
            var place = position
            if let given = match.given {
                guard position < given.count, case .one(let argument) = given[position] else { continue }
                place = argument
            }
            guard let type, place < message.arguments.count else { continue }
            let value = message.arguments.given(place)
            if has(value, type: type) {
                fits += 1
            } else if lacks(value, type: type) {
                return nil
            }
        }
        return fits
    }

    /// Whether a value certainly has a type, or is a word that can be a case of it.
    private func has(_ value: Value, type: Name) -> Bool {
        let text = vocabulary.text(type)
        return typeNames(of: value).contains(text) || isCase(value, of: type)
            || Shape(of: value).map { $0 == Shape(named: text) && $0.isOfCode } ?? false
    }

    /// Whether a value certainly lacks a type.
    private func lacks(_ value: Value, type: Name) -> Bool {
        let declared = classes[type].flatMap { $0.isProtocol || !isDeclared(type) ? nil : $0 }
        if case .foreign(let word) = value {
            return word.name.hasPrefix(".") && declared != nil && !isCase(value, of: type)
        }
        guard let shape = Shape(of: value) else { return false }
        if let expected = Shape(named: vocabulary.text(type)) {
            // A key path also serves as a function.
            return shape != expected && (shape, expected) != (.keyPath, .function)
        }
        guard let declared, case .object = nature(of: declared) else { return false }
        return shape != .object
    }

    /// Whether a word such as `.wide` can be a case of an enumeration.
    private func isCase(_ value: Value, of name: Name) -> Bool {
        guard case .foreign(let word) = value, word.isConstant, let type = classes[name] else { return false }
        return type.classMethods[vocabulary.names.intern(word.lastWord)] != nil
    }

    // MARK: Methods of the libraries

    /// Whether the libraries have a method with exactly the labels of a message.
    private func isLibrarys(_ message: Message, to receiver: Value) -> Bool {
        guard accent == .swift else { return false }
        switch receiver {
        case .array, .range, .text, .dictionary:
            return !message.arguments.isEmpty && SwiftArrayWord(rawValue: vocabulary.text(message.name)) != nil
        case .view: break
        case .object(let object): if !object.isViewController { return false }
        case .type(let type): if !UIKitClass.isLibrary(type.top.name) { return false }
        default: return false
        }
        let text = vocabulary.text(message.selector)
        // An own initializer is meant wherever one fits.
        if text.hasPrefix(LibraryMessage.initialize.rawValue) { return false }
        if UIKitName.methods.contains(text) { return true }
        return text.hasSuffix(":") && vocabulary.libraryMessage(message.selector) != nil
    }
}

/// The kinds of values that no type of another kind can have.
private enum Shape {
    case number, text, boolean, array, function, keyPath, view, object

    /// Whether its values are code, all of one type here.
    var isOfCode: Bool { self == .function || self == .keyPath }

    /// The kind of a value; nil if it does not say.
    init?(of value: Value) {
        switch value {
        case .number: self = .number
        case .text: self = .text
        case .boolean: self = .boolean
        case .array: self = .array
        case .function(let function): self = function.setter == nil ? .function : .keyPath
        case .view: self = .view
        case .object: self = .object
        default: return nil
        }
    }

    /// The kind of the values of a library type; nil if it does not say.
    init?(named type: String) {
        switch type {
        case _ where type.contains("->"): self = .function
        case _ where type.hasSuffix("KeyPath"): self = .keyPath
        case "Int", "UInt", "Float", "Double", "CGFloat", "TimeInterval": self = .number
        case "String": self = .text
        case "Bool": self = .boolean
        case "Array": self = .array
        default: return nil
        }
    }
}
