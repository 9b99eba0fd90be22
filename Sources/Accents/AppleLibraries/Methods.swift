internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import Syntax
internal import Evaluator

// Finds the method of a script's class for a message.
extension AppleLibrary {
    /// The method for a message to a value, with its arguments; nil if no script declares one.
    func method(of receiver: Value, _ message: Message) throws(Failure) -> (FunctionValue, [Value])? {
        if let object = object(of: receiver), let found = try method(of: object.type, \.methods, message, to: receiver)
        {
            if isBeforeLayout, isStarted(object) { startedMessages.insert(message.selector) }
            return found
        }
        guard hasExtensions else { return nil }
        for name in classNames(of: receiver) + [Self.optional] {
            guard let type = classes[vocabulary.names.intern(name)] else { continue }
            if let found = try method(of: type, \.methods, message, to: receiver) { return found }
        }
        return nil
    }

    func setterName(_ property: String) -> Name {
        vocabulary.names.intern("set" + property.prefix(1).uppercased() + property.dropFirst() + ":")
    }

    /// The setter of a value's property, from its class or from a script's extension of a library type.
    func setter(_ selector: Name, of receiver: Value) -> FunctionValue? {
        if let (method, _) = object(of: receiver)?.type.method(selector) { return method }
        guard hasExtensions else { return nil }
        return classNames(of: receiver).lazy.compactMap { [self] name in
            classes[vocabulary.names.intern(name)]?.method(selector)?.0
        }.first
    }

    /// The class or instance method for a message, with its arguments.
    ///
    /// - Parameter receiver: the object, for an instance method.
    func method(
        of type: ClassValue, _ methods: KeyPath<ClassValue, [Name: FunctionValue]>, _ message: Message,
        to receiver: Value = .nothing
    ) throws(Failure) -> (FunctionValue, [Value])? {
        var current: ClassValue? = type
        var named: FunctionValue?
        while let type = current {
            let delegates = delegates(message, to: receiver, methods, of: type)
            if let name = fitting(message, among: type, isCertain: delegates), let method = type[keyPath: methods][name]
            {
                // A variadic method receives its arguments as an array.
                if method.prototype.parameters.count == message.arguments.count + 1,
                    !type.variadicMethods.contains(message.selector)
                {
                    return (method, Array(message.arguments))
                }
                named = named ?? method
            }
            if !delegates, let (selector, values) = try signature(of: type, message),
                let method = type[keyPath: methods][selector]
            {
                return (method, values)
            }
            current = type.superclass
        }
        if let named { return (named, Array(message.arguments)) }
        for other in type.allProtocols {
            if let found = try method(of: other, methods, message) { return found }
        }
        return nil
    }

    /// Whether a message delegates from the running initializer of its receiver to one of the same name.
    private func delegates(
        _ message: Message, to receiver: Value, _ methods: KeyPath<ClassValue, [Name: FunctionValue]>,
        of type: ClassValue
    ) -> Bool {
        guard accent == .swift, let (running, owner) = runtime.runningMethod,
            ([message.selector] + (type.overloads[message.selector] ?? [])).contains(where: {
                type[keyPath: methods][$0] === running
            }), vocabulary.text(message.name).hasPrefix(LibraryMessage.initialize.rawValue)
        else { return false }
        return switch (receiver, owner) {
        case (.object(let one), .object(let other)): one === other
        case (.view(let one), .view(let other)): one === other
        // A value of the libraries has no identity.
        default: true
        }
    }

    /// The best match for a message's values among methods that differ only in parameter types.
    ///
    /// - Parameter isCertain: whether only a method counts whose types the values certainly have. An initializer that
    ///   delegates to one of the same name means another one, which may be the libraries'.
    private func fitting(_ message: Message, among type: ClassValue, isCertain: Bool) -> Name? {
        guard isCertain || type.overloads[message.selector] != nil else { return message.selector }
        var best: (name: Name, fits: Int)?
        for name in [message.selector] + (type.overloads[message.selector] ?? []) {
            let types = type.parameterTypes[name] ?? []
            let fits = zip(types, message.arguments).count { type, value in
                type.map { typeNames(of: value).contains(vocabulary.text($0)) || isCase(value, of: $0) } ?? isCertain
            }
            if isCertain, fits < types.count { continue }
            if best.map({ fits > $0.fits }) ?? true { best = (name, fits) }
        }
        return best?.name
    }

    /// Whether a word such as `.wide` can be a case of an enumeration.
    private func isCase(_ value: Value, of name: Name) -> Bool {
        guard case .foreign(let word) = value, word.isConstant, let type = classes[name] else { return false }
        return type.classMethods[vocabulary.names.intern(word.lastWord)] != nil
    }

    /// The class's method that matches a message's argument labels, with the omitted ones.
    private func signature(of type: ClassValue, _ message: Message) throws(Failure) -> (Name, [Value])? {
        if type.signatures.isEmpty { return nil }
        var name = message.name
        var labels = message.arguments.indices.map { message.arguments.label(of: $0).map(vocabulary.names.intern) }
        // An `init` contains its first label in its name.
        let text = vocabulary.text(name)
        let prefix = "\(LibraryMessage.initialize.rawValue)With"
        if text.hasPrefix(prefix), !labels.isEmpty {
            name = vocabulary.names.intern(LibraryMessage.initialize.rawValue)
            let label = text.dropFirst(prefix.count)
            labels[0] = vocabulary.names.intern(label.prefix(1).lowercased() + label.dropFirst())
        }
        for (selector, signature) in type.signatures[name] ?? namedInObjectiveC(message, of: type) {
            if type.signatures[name] == nil { labels = signature.parameters.map(\.label) }
            guard let given = signature.match(labels) else { continue }
            var values: [Value] = []
            for part in given {
                switch part {
                case .missing: values.append(.nothing)
                case .one(let position): values.append(try message.arguments[position])
                case .several(let positions):
                    values.append(try runtime.array(positions.map(message.arguments.given), at: message.span))
                }
            }
            return (selector, values)
        }
        return nil
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

    /// Matches any value, including nil.
    private static let optional = "Optional"

    /// The library classes of a value, most derived first.
    func classNames(of value: Value) -> [String] {
        switch value {
        case .view(let view):
            let own: [String] =
                switch view.kind {
                case .label: ["UILabel"]
                case .button: ["UIButton", "UIControl"]
                case .image: ["UIImageView"]
                case .field: ["UITextField", "UIControl"]
                case .scroll: ["UITableView", "UICollectionView", "UIScrollView"]
                case .guide: ["UILayoutGuide"]
                case .view: []
                }
            let library = view.libraryClass.map { [$0] + (UIKitClass.isControl($0) ? ["UIControl"] : []) } ?? []
            // The started view is of the library's class that its own one has.
            let top = objects[view].map { [$0.type.top.name] + UIKitClass.above($0.type.top.name) } ?? []
            return top + library + own + ["UIView", "ConstraintView", "ConstraintViewDSL", "UIResponder", "NSObject"]
        case .object(let object) where object.isViewController:
            return [object.type.top.name, "UIViewController", "NSObject"]
        case .object: return ["NSObject"]
        case .number:
            return ["CGFloat", "Double", "Int", "Float", "IntegerLiteralType", "FloatLiteralType", "NSNumber"]
                + SwiftName.numberProtocols + SwiftName.comparableProtocols
        case .text: return ["String", "NSString"] + SwiftName.collectionProtocols + SwiftName.comparableProtocols
        case .array: return ["Array", "Sequence", "NSArray"] + SwiftName.collectionProtocols
        case .range: return ["Range", "ClosedRange", "Sequence"] + SwiftName.collectionProtocols
        case .boolean: return ["Bool"]
        case .dictionary: return ["Dictionary", "NSDictionary"]
        case .tuple(let tuple): return [tuple.tuple.shape.className]
        case .constraint:
            return ["Constraint", "MASConstraint"] + SwiftName.constraints + [SwiftName.plainConstraint, "NSObject"]
        case .attribute(let anchor): return [SwiftName.anchor(of: anchor.attribute.attribute), SwiftName.anchor]
        case .guide: return ["UILayoutGuide", "NSObject"]
        case .maker: return ["ConstraintMaker", "MASConstraintMaker"]
        case .foreign(let foreign):
            // A value reached through a script's class is not of that class.
            let name = String(foreign.name.prefix { $0 != "." })
            return UIKitClass.isLibrary(name) ? [name] : []
        default: return []
        }
    }

    /// The library types whose extensions apply to a value.
    func extendedTypes(of value: Value) -> [String] {
        guard case .type(let type) = value else { return classNames(of: value) + [Self.optional] }
        return type.lineage.map(\.name) + UIKitClass.above(type.top.name)
    }

    // MARK: Understood messages

    /// Whether an object responds to a message.
    func responds(_ receiver: Value, to selector: Name) -> Bool {
        if let object = object(of: receiver) {
            let text = vocabulary.text(selector)
            // A property's setter exists even if it is not written.
            let property = text.hasSuffix(":") ? UIKitName.property(ofSetter: String(text.dropLast())) : text
            if object.type.method(selector) != nil { return true }
            if let property, object.type.declares(vocabulary.names.intern(property)) { return true }
        }
        return switch receiver {
        case .view: isKnown(selector, of: .view)
        case .object(let object) where object.isViewController: isKnown(selector, of: .view)
        default: false
        }
    }

    /// Whether library objects are known to respond to a message.
    func isKnown(_ selector: Name, of kind: Receiver) -> Bool {
        vocabulary.libraryMessage(selector) != nil || vocabulary.foreignSpelling(selector)?.isMember(of: kind) == true
            || isWithoutLayout(vocabulary.text(selector))
    }
}
