internal import Masonry
internal import Vocabulary
internal import Diagnostics
internal import Evaluator

// Messages to classes, functions of C, and the values of library names.
extension AppleLibrary {
    // MARK: Classes

    func sendClass(_ type: ClassValue, _ message: Message) throws(Failure) -> Value {
        for owner in [type] + extensions(above: type) {
            if let value = owner.stored(message.selector) { return value }
            guard let (method, values) = try method(of: owner, \.classMethods, message) else { continue }
            let value = try runtime.call(.function(method), [.type(type)] + values, at: message.span)
            if let owner = owner.owner(ofStored: message.selector) {
                undoLog.set(\.classStorage[message.selector], of: owner, to: value)
            }
            return value
        }
        // `alloc` calls `allocWithZone:` if the class overrides it.
        if message.selector == selector(.alloc), let method = type.classMethod(selector(.allocWithZone)) {
            return try runtime.call(.function(method), [.type(type), .nothing], at: message.span)
        }
        return try sendLibraryClass(type, message)
    }

    /// A script's extensions of a library class, and of its superclasses.
    private func extensions(above type: ClassValue) -> [ClassValue] {
        guard hasExtensions else { return [] }
        return ([type.top.name] + UIKitClass.above(type.top.name))
            .compactMap { classes[vocabulary.names.intern($0)] }
            .filter { $0 !== type.top }
    }

    func sendLibraryClass(_ type: ClassValue, _ message: Message) throws(Failure) -> Value {
        switch vocabulary.libraryMessage(message.selector) {
        case .alloc, .allocWithZone: return try allocate(type, at: message.span)
        case .new:
            let made = try allocate(type, at: message.span)
            return try send(made, runtime.property(selector(.initialize), at: message.nameSpan))
        case .type, .itself: return .type(type)
        case .enumerationCase: return try enumerationCase(of: type, message)
        case .requiresConstraintBasedLayout: return .boolean(true)
        case .instancesRespondToSelector:
            guard case .text(let name) = try message.arguments[0] else { return .boolean(false) }
            let asked = vocabulary.names.intern(name.text)
            return .boolean(type.method(asked) != nil || isKnown(asked, of: .view))
        default: break
        }
        let own = type.classMethods.keys.map(vocabulary.text).sorted()
        if !own.isEmpty, !message.isGuess, let suggestion = self.message(suggestedBy: message, own: own) {
            return try sendClass(type, suggestion)
        }
        if isOnlyExtended(type) { return try sendForeign(ForeignValue(type.name), message) }
        if UIKitName.animating.contains(where: vocabulary.text(message.name).hasPrefix) {
            return try runAnimations(message)
        }
        let text = vocabulary.text(message.name)
        if accent == .swift, text.hasPrefix(LibraryMessage.initialize.rawValue),
            text.dropFirst(LibraryMessage.initialize.rawValue.count).first?.isUppercase != false
        {
            // `self.init(…)` in any class.
            return try send(try allocate(type, at: message.span), message)
        }
        if case .view = nature(of: type) {
            if message.arguments.isEmpty,
                let constant = LibraryConstant.value(of: type.name + text.prefix(1).uppercased() + text.dropFirst())
            {
                return constant
            }
            // A nested type, such as a button's configuration.
            if text.first?.isUppercase == true { return .foreign(ForeignValue("\(type.name).\(text)", isMade: true)) }
            // `buttonWithType:`, `viewWithFrame:`: a class's factory methods.
            if text.contains("With") || message.arguments.isEmpty && type.name.lowercased().hasSuffix(text.lowercased())
            {
                let made = try allocate(type, at: message.span)
                return try send(made, runtime.property(selector(.initialize), at: message.nameSpan))
            }
            let makers = [LibraryMessage.alloc, .new].map(\.rawValue)
            if message.arguments.isEmpty, !type.isAssumed, let suggestion = NearestName.typo(text, among: makers) {
                report(.misspelled(text, suggestion: suggestion), at: message.nameSpan)
                return try send(.type(type), renamed(message, to: suggestion))
            }
            if let value = readingDirection(message) { return value }
            if !type.isAssumed, !isWithoutLayout(text), text != "appearance" { reportUnknown(message, of: .type(type)) }
        }
        let typo = message.arguments.isEmpty ? typo(message.name, of: .type(type), message.nameSpan) : nil
        return typo ?? .foreign(ForeignValue("\(type.name).\(text)"))
    }

    /// An enumeration value: its case name, raw value and associated values.
    private func enumerationCase(of type: ClassValue, _ message: Message) throws(Failure) -> Value {
        guard message.arguments.count == 3, case .text(let name) = try message.arguments[0] else { return .nothing }
        let object = try newObject(type, at: message.span)
        object.caseName = name.text
        object.storage[selector(.rawValue)] = try message.arguments[1]
        object.storage[selector(.caseValues)] = try message.arguments[2]
        return .object(object)
    }

    /// Runs animation blocks, since their final state counts. Completion blocks do not run.
    func runAnimations(_ message: Message) throws(Failure) -> Value {
        let blocks = message.arguments.indices.filter {
            if case .function = message.arguments.given($0) { true } else { false }
        }
        let named = blocks.first { message.arguments.label(of: $0) == UIKitName.animations }
        let first = blocks.first { message.arguments.label(of: $0) != UIKitName.completion }
        guard let block = named ?? first else { return .nothing }
        let value = message.arguments.given(block)
        // The block of a coordinator takes a context.
        guard case .function(let function) = value else { return .nothing }
        return try runtime.call(value, function.prototype.plan.takes(0) ? [] : [.nothing], at: message.span)
    }
}
