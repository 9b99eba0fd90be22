internal import Masonry
internal import Diagnostics
package import Vocabulary
package import Evaluator
internal import Syntax

// Sending messages as in Objective-C: by name, to any object.
extension AppleLibrary {
    package func send(_ receiver: Value, above type: Name?, _ message: Message) throws(Failure) -> Value {
        guard let type else { return try send(receiver, message) }
        return try sendAbove(type, receiver, message)
    }

    func send(_ receiver: Value, _ message: Message) throws(Failure) -> Value {
        switch receiver {
        case .nothing where message.selector != selector(.copies):
            noteNothingToAddTo(message)
            guard hasExtensions, unit.source.accent == .swift,
                let (method, values) = try method(of: receiver, message)
            else { return .nothing }
            return try runtime.call(.function(method), [receiver] + values, at: message.span)
        case .type(let type): return try sendClass(type, message)
        case .builtin(let builtin):
            // A structure that a script extends.
            if let type = classes[vocabulary.names.intern(builtin.rawValue)] {
                return try sendClass(type, message)
            }
        default: break
        }
        if let key = storageKey(message.name, of: receiver) {
            guard let object = object(of: receiver) else { return .nothing }
            return object.storage[key] ?? misspelled(key, of: object, message.nameSpan) ?? .nothing
        }
        if let (method, values) = try method(of: receiver, message) {
            if !values.isEmpty { noteMethodWithDot(receiver, message) }
            return try runtime.call(.function(method), [receiver] + values, at: message.span)
        }
        if !message.arguments.isEmpty, unit.source.accent == .objectiveC,
            let (getter, _) = try method(of: receiver, runtime.property(message.name, at: message.nameSpan))
        {
            // A property whose block is called.
            return try callBlock(try runtime.call(.function(getter), [receiver], at: message.nameSpan), message)
        }
        if case .foreign(let foreign) = receiver { return try sendForeign(foreign, message) }
        if let object = object(of: receiver) {
            if object.type.declares(message.name) || object.storage[message.name] != nil {
                let value = object.storage[message.name] ?? .nothing
                return message.arguments.isEmpty ? value : try callBlock(value, message)
            }
        }
        return try sendLibrary(receiver, message)
    }

    /// Calls the block in a property; does nothing if it is nil.
    private func callBlock(_ value: Value, _ message: Message) throws(Failure) -> Value {
        switch value {
        case .nothing, .foreign: return .nothing
        default:
            if !message.isGuess, let suggestion = relation(suggestedByCalling: value, message) {
                return try send(value, suggestion)
            }
            return try runtime.call(value, Array(message.arguments), at: message.span)
        }
    }

    /// Sends a message to `self` with the implementation of the superclass.
    private func sendAbove(_ name: Name, _ receiver: Value, _ message: Message) throws(Failure) -> Value {
        if case .type(let type) = receiver {
            if let method = type.superclass?.classMethod(message.selector) {
                return try runtime.call(.function(method), [receiver] + message.arguments, at: message.span)
            }
            return try sendLibraryClass(type, message)
        }
        if let above = classes[name]?.superclass, let (method, _) = above.method(message.selector) {
            return try runtime.call(.function(method), [receiver] + message.arguments, at: message.span)
        }
        // A view's `init` calls its `initWithFrame:`.
        if message.selector == selector(.initialize), let object = object(of: receiver),
            let (method, owner) = object.type.method(selector(.initWithFrame)), owner.name == vocabulary.text(name)
        {
            return try runtime.call(.function(method), [receiver, .tuple(Tuple(Rect.zero))], at: message.span)
        }
        if case .view(let view) = receiver,
            message.selector == vocabulary.names.intern(Member.intrinsicContentSize.rawValue)
        {
            return .tuple(Tuple(view.measuredContentSize ?? Size(width: -1, height: -1)))
        }
        if message.arguments.isEmpty, let object = object(of: receiver), object.type.declares(message.name) {
            return object.storage[message.name] ?? .nothing
        }
        return try sendLibrary(receiver, message, isAbove: true)
    }

    func selector(_ message: LibraryMessage) -> Name { vocabulary.names.intern(message.rawValue) }

    /// The full name of a message with this many unlabeled arguments.
    func selector(_ message: LibraryMessage, taking count: Int) -> Name {
        vocabulary.names.intern(message.rawValue + String(repeating: ":", count: min(count, 1)))
    }

    // MARK: Storage

    /// The key for `object->_name`: a property's value is stored under the property's name if the source has no such
    /// variable.
    func storageKey(_ name: Name, of receiver: Value) -> Name? {
        guard unit.source.accent == .objectiveC, let object = object(of: receiver),
            case let text = vocabulary.text(name), text.hasPrefix("_"), object.type.method(name) == nil
        else { return nil }
        return object.type.declares(name) ? name : vocabulary.names.intern(String(text.dropFirst()))
    }

    // MARK: Members of the language and libraries

    private func sendLibrary(_ receiver: Value, _ message: Message, isAbove: Bool = false) throws(Failure) -> Value {
        if case .array(let set) = receiver, set.isSet, let value = try sendSet(set, message) { return value }
        if unit.source.accent == .swift {
            if let value = try sendSnapKit(receiver, message) { return value }
            if let value = try sendSwift(receiver, message) { return value }
        }
        if let known = vocabulary.libraryMessage(message.selector),
            let value = try perform(known, receiver, message)
        {
            noteMethodWithDot(receiver, message)
            return value
        }
        if let value = try sendAnchor(receiver, message) { return value }
        if let value = try sendMember(receiver, message) { return value }
        if let value = try sendAnchor(receiver, message) { return value }
        if !message.isGuess,
            let suggestion = self.message(suggestedBy: message, own: isAbove ? [] : ownSelectors(of: receiver))
        {
            return isAbove ? try sendLibrary(receiver, suggestion, isAbove: true) : try send(receiver, suggestion)
        }
        let text = vocabulary.text(message.name)
        // An unknown `init` still creates the object.
        if let suggestion = initializer(suggestedBy: message) { return try send(receiver, suggestion) }
        if text.hasPrefix("init"), text.hasSuffix("Style"), case .foreign? = message.arguments.first,
            case .view(let view) = receiver, view.libraryClass == UIKitClass.spinner
        {
            try set(vocabulary.names.intern("style"), of: receiver, to: try message.arguments[0], message.nameSpan)
            return receiver
        }
        if text.hasPrefix("init"), text.dropFirst(4).first?.isUppercase != false { return receiver }
        if message.arguments.count == 1, let property = UIKitName.property(ofSetter: text),
            message.arguments.site.selector == vocabulary.names.intern(text + ":")
        {
            try set(
                vocabulary.names.intern(property), of: receiver, to: try message.arguments[0], message.nameSpan,
                isAbove: isAbove)
            return .nothing
        }
        if case .object(let object) = receiver, object.isViewController, let view = object.view,
            let value = try sendMember(.view(view), message)
        {
            return value
        }
        if case .object(let object) = receiver, object.isViewController, message.arguments.isEmpty,
            case .guide(let guide)? = vocabulary.foreignSpelling(message.name),
            case .view(let view) = try view(of: object, at: message.span)
        {
            return .guide(GuideValue(LayoutGuide(view: view, guide: guide)))
        }
        if isAbove {
            ignore(spelled(message), unlessEmpty: true)
            return .nothing
        }
        return try sendUnknown(receiver, message)
    }

    /// Handles a message with the language's own members; nil if there is none with this name.
    private func sendMember(_ receiver: Value, _ message: Message) throws(Failure) -> Value? {
        if case .tuple(let box) = receiver, box.tuple.shape == .insets, message.arguments.isEmpty,
            case .attribute(let side)? = vocabulary.spelling(message.name), side == .leading || side == .trailing
        {
            return try runtime.member(.attribute(side), of: receiver, message.name, at: message.nameSpan)
        }
        guard let kind = receiver.memberKind, let spelling = vocabulary.foreignSpelling(message.name),
            spelling.isMember(of: kind)
        else { return nil }
        if case .member(let member) = spelling, member.isMethod(of: kind) {
            if message.arguments.isEmpty, !member.takesNothing, message.arguments.site.arguments.count == 0 {
                return nil
            }
            if member == .addSubview, let value = message.arguments.first {
                // Nil and unknown objects are not subviews.
                if value.isNothing {
                    noteNothingAdded(message)
                    return .nothing
                }
                // It is already on the screen.
                if case .view(let view) = value, view.isRoot { return .nothing }
                if case .view(let view) = value { noteAddedToStack(view, to: receiver, message) }
                if case .foreign(let foreign) = value {
                    report(.unknownObject(foreign.name), about: foreign, at: message.arguments.span(of: 0))
                    return .nothing
                }
            }
            if isUncalledBlock(member, of: receiver, message) { return receiver }
            noteBlockWithoutSnp(member, of: receiver, message)
            noteBlockInBrackets(receiver, message)
            if ![.attribute, .attributes].contains(member) { noteMethodWithDot(receiver, message) }
            return try runtime.callMember(member, of: receiver, message.arguments)
        }
        let value = try self.value(of: spelling, ofForeign: receiver, message)
        return message.arguments.isEmpty ? value : try callBlock(value, message)
    }

    /// A property of the language, by any of its names.
    private func value(of spelling: Spelling, ofForeign receiver: Value, _ message: Message) throws(Failure) -> Value {
        if case .tuple(let tuple) = receiver {
            if let first = tuple.tuple.start(ofPart: vocabulary.text(message.name)) {
                return .tuple(
                    Tuple(first == 0 ? .point : .size, tuple.tuple.numbers[first], tuple.tuple.numbers[first + 1]))
            }
        }
        return try runtime.member(spelling, of: receiver, message.name, at: message.nameSpan)
    }

    /// The properties of Masonry's maker that say what it does with existing constraints.
    private static let modes: [String: ConstraintMaker.Mode] = ["updateExisting": .update, "removeExisting": .remake]

    private func sendUnknown(_ receiver: Value, _ message: Message) throws(Failure) -> Value {
        let text = vocabulary.text(message.name)
        let isQuestion = message.arguments.isEmpty
        if let failure = chainInArgument(receiver, message) ?? superviewRelated(receiver, message) { throw failure }
        switch receiver {
        case .maker, .constraint:
            if case .member(let member)? = vocabulary.spelling(message.name), isQuestion,
                receiver.memberKind.map(member.isMethod) ?? false
            {
                // A method called without its argument.
                if unit.source.isCall(message.span) { try message.arguments.check(1) }
                if member == .priority, let priority = builtPriority(of: receiver) { return .number(priority) }
                throw failure(.memberNotCalled(text), message.nameSpan)
            }
            if case .maker(let maker) = receiver, isQuestion, let mode = Self.modes[text] {
                return .boolean(maker.mode == mode)
            }
            let nearest = nearest(to: text, of: receiver)
            let isLabeled = isLabeledCall(message)
            let hint = nearest.map { isLabeled ? MemberHint.nearestCall($0) : .nearest($0) } ?? .none
            throw failure(.unknownMember(text, of: receiver.phrase, hint), message.nameSpan)
        case .view, .object:
            if isQuestion, let property = isProperty(text), let object = object(of: receiver),
                let value = object.storage[property]
            {
                return value
            }
            if isQuestion, let value = look(message.name, of: receiver) ?? environment(text) { return value }
            if isWithoutLayout(text) {
                if !isQuestion { ignore(spelled(message)) }
                return .foreign(ForeignValue(text))
            }
            if isQuestion, !unit.source.isCall(message.span) {
                if !message.isGuess, let suggestion = snapKitSides(suggestedBy: message, of: receiver) {
                    return try send(receiver, suggestion)
                }
                if let typo = typo(message.name, of: receiver, message.nameSpan) { return typo }
                if case .view(let view) = receiver { return .foreign(ForeignValue(text, owner: view)) }
                return .foreign(ForeignValue(text))
            }
            if !message.isGuess, let suggestion = layoutMessage(suggestedBy: message, to: receiver) {
                return try send(receiver, suggestion)
            }
            if let value = try callOfNoMethod(message, of: receiver) { return value }
            // Results of guesses are not reported.
            if message.isGuess { return .foreign(ForeignValue(text)) }
            reportUnknown(message, of: receiver)
            if let suggestion = ownMessage(suggestedBy: message, to: receiver) { return try send(receiver, suggestion) }
            return .foreign(ForeignValue(text))
        case .array where !isQuestion && nearest(to: text, of: receiver) != nil:
            reportUnknown(message, of: receiver)
            return .foreign(ForeignValue(text))
        case .attribute where !isQuestion && !message.isGuess:
            guard let suggestion = NearestName.typo(text, among: [UIKitName.anchorConstraint]) else {
                return .foreign(ForeignValue(text))
            }
            report(.misspelled(text, suggestion: suggestion), at: message.nameSpan)
            return try send(receiver, renamed(message, to: suggestion))
        case .function:
            return message.arguments.isEmpty ? receiver : .nothing
        case .dictionary(let dictionary) where isQuestion:
            // A labeled part of a tuple or structure.
            let part = dictionary.value(of: try runtime.text(text, at: message.nameSpan))
            return part ?? typo(message.name, of: receiver, message.nameSpan) ?? .foreign(ForeignValue(text))
        default:
            let typo = isQuestion ? typo(message.name, of: receiver, message.nameSpan) : nil
            return typo ?? .foreign(ForeignValue(text))
        }
    }

    /// The property `ready` for `isReady`.
    private func isProperty(_ text: String) -> Name? {
        guard text.hasPrefix("is"), text.dropFirst(2).first?.isUppercase == true else { return nil }
        let rest = text.dropFirst(2)
        return vocabulary.names.intern(rest.prefix(1).lowercased() + rest.dropFirst())
    }

    func isWithoutLayout(_ text: String) -> Bool {
        if UIKitName.withoutLayout.contains(text) { return true }
        if UIKitName.endingsWithoutLayout.contains(where: text.hasSuffix) { return true }
        if UIKitName.startsWithoutLayout.contains(where: text.hasPrefix) { return true }
        return UIKitName.property(ofSetter: text).map(UIKitName.withoutLayout.contains) == true
    }

    /// Reports an ignored message once.
    func ignore(_ text: String, unlessEmpty: Bool = false) {
        if unlessEmpty { return }
        // A tuple pattern has no name of its own.
        if let own = text.firstIndex(of: "$") { return ignore(String(text[..<own].dropLast())) }
        if !text.isEmpty, !ignored.contains(text) { ignored.append(text) }
    }

    /// The message's full name in its accent: `move(to:animated:)`, `moveTo:animated:`.
    private func spelled(_ message: Message) -> String {
        guard unit.source.accent == .swift, !message.arguments.isEmpty else { return vocabulary.text(message.selector) }
        var name = vocabulary.text(message.name)
        var labels = message.arguments.indices.map { message.arguments.label(of: $0) ?? "_" }
        let prefix = LibraryMessage.initialize.rawValue + "With"
        if name.hasPrefix(prefix), name.count > prefix.count {
            let label = name.dropFirst(prefix.count)
            labels[0] = label.prefix(1).lowercased() + label.dropFirst()
            name = LibraryMessage.initialize.rawValue
        }
        return "\(name)(\(labels.map { $0 + ":" }.joined()))"
    }

    func reportUnknown(_ message: Message, of receiver: Value) {
        runtime.countSteps(Self.stepsOfReport)
        let text = vocabulary.text(message.name)
        if unit.source.accent == .swift, text == Member.activate.rawValue || text == Member.deactivate.rawValue,
            message.arguments.count > 1, message.arguments.site.labels.isEmpty
        {
            let last = message.arguments.span(of: message.arguments.count - 1)
            let given = message.arguments.span(of: 0).joined(with: last)
            return report(.severalForArray(text), at: given)
        }
        report(
            .unknownCall(
                spelled(message), of: receiver.className, nearest: nearest(to: text, of: receiver)),
            at: message.nameSpan)
    }

    /// The first word of the message that an unknown one was probably meant to be.
    func nearest(to text: String, of receiver: Value) -> String? {
        // A known name is not a misspelling.
        if vocabulary.spelling(vocabulary.names.intern(text)) != nil { return nil }
        runtime.countSteps(Self.stepsOfGuess)
        let known = knownMembers(of: receiver)
        var own: [String] = []
        var type = object(of: receiver)?.type
        while let current = type {
            own += current.methodOrder.map { String(vocabulary.text($0).prefix { $0 != ":" }) }
            type = current.superclass
        }
        if let nearest = NearestName.of(text, among: own) { return nearest }
        // Views have so many library members that any short word is close to one.
        let isManifold = object(of: receiver) != nil
        return isManifold && text.count < 6 ? NearestName.typo(text, among: known) : NearestName.of(text, among: known)
    }

    /// What the libraries know of such a receiver.
    private func knownMembers(of receiver: Value) -> [String] {
        let isSwift = unit.source.accent == .swift
        let isUIKit =
            switch receiver {
            case .view, .object: true
            default: false
            }
        let key = MemberKey(kind: receiver.memberKind, isSwift: isSwift, isUIKit: isUIKit)
        if let known = knownMembers[key] { return known }
        var known: [String] = []
        if let kind = receiver.memberKind {
            known = Spelling.all.filter { $0.spelling.isMember(of: kind) }.map(\.text)
            if isSwift { known.removeAll { $0.hasPrefix(Spelling.prefix) } }
        }
        if isSwift { known += SnapKitWord.allCases.map(\.rawValue) }
        if isUIKit {
            known += UIKitName.spellings.map(\.text)
            known += LibraryMessage.allCases.map(\.word).filter { !$0.hasPrefix("$") }
            known += UIKitName.withoutLayout.sorted()
        }
        knownMembers[key] = known
        return known
    }

    /// Reports code that depends on something unknown, unless its name was already reported.
    func report(_ problem: Problem, about foreign: ForeignValue, at span: Span) {
        if foreign.isTypo { return }
        // The report that it is not laid out covers everything that depends on it.
        switch problem {
        case .unknownNumber: if unplacedNames.contains(foreign.name) { return }
        case .unknownObject: if !unplacedNames.insert(foreign.name).inserted { return }
        default: break
        }
        report(problem, at: span)
    }

    /// Reports a nonfatal problem, once per place.
    func report(_ problem: Problem, at span: Span) {
        runtime.report(failure(problem, span))
    }
}

extension Value {
    /// The object's class in messages.
    var className: String {
        switch self {
        case .object(let object): object.type.name
        case .view(let view): view.name
        case .type(let type): type.name
        case .foreign(let foreign): foreign.name
        case .attribute(let value): "\(value.attribute.itemName).\(value.attribute.attribute.rawValue)"
        default: phrase
        }
    }
}
